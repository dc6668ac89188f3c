export { Client, openTable, request } from './client.js';
