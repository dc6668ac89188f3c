import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { squeezed } from './squeeze.js';

const KERNEL = /node_modules|packages\/(?:engine|field|forms|measured|towns|systems\/thw)\//;
/** Registers are left out because they are fetched only when somebody reads them. */
const BOOK = /packages\/systems\/(avz|ros|ftb|amz|bdz)\/src\/(?!register)/;

/** One file for what all books share and one for each book, so that none is too large to cache for offline play. */
const output = {
  codeSplitting: {
    groups: [
      { name: 'kernel', test: KERNEL, priority: 2 },
      { name: (id: string) => BOOK.exec(id)?.[1] ?? null, test: BOOK, priority: 1 },
    ],
  },
};

export default defineConfig({
  base: './',
  // There is one page; every other address is unknown.
  appType: 'mpa',
  plugins: [
    preact(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: 'script-defer',
      // A new version waits until the page is closed; `clientsClaim` lets the first one serve the page that brought it.
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        globIgnores: ['404.html'],
        // The page has one address; requests for others are left to the server.
        navigateFallback: null,
        clientsClaim: true,
      },
      manifest: {
        name: 'Shambles',
        short_name: 'Shambles',
        description: 'A digital table for zombie wargames.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#121417',
        theme_color: '#16191d',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
    squeezed(),
  ],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  worker: { format: 'es', rolldownOptions: { output } },
  build: { target: 'es2023', rolldownOptions: { output } },
});
