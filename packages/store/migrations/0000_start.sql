CREATE TABLE "chat" (
	"table_id" text NOT NULL,
	"n" integer NOT NULL,
	"line" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_table_id_n_pk" PRIMARY KEY("table_id","n")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"table_id" text NOT NULL,
	"n" integer NOT NULL,
	"line" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "entries_table_id_n_pk" PRIMARY KEY("table_id","n")
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"table_id" text NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"room" jsonb NOT NULL,
	"header" text,
	"checkpoint" text,
	"length" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"updated" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "keys_table" ON "keys" USING btree ("table_id");