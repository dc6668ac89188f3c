/** For drizzle-kit, which writes the migrations. */
export default { dialect: 'postgresql', schema: './src/schema.ts', out: './migrations' };
