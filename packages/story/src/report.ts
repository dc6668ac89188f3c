export { reportHtml } from './report/html.js';
export { reportMarkdown } from './report/markdown.js';
export { createReport, type Played, type Report, type ReportOptions } from './report/report.js';
