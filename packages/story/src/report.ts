export { reportHtml } from './report/html.js';
export { reportMarkdown } from './report/markdown.js';
export { createReport } from './report/report.js';
export type { Played, Report, ReportOptions } from './report/shape.js';
