import '@fontsource-variable/inter/wght.css';
import '@fontsource/special-elite/latin-400.css';
import '@shambles/board/board.css';
import './styles/base.css';
import './styles/play.css';
import './styles/table.css';
import './styles/start.css';
import './styles/together.css';
import { render } from 'preact';
import { App } from './app/app.js';
import { applySettings } from './app/settings.js';
import { openUp } from './app/state.js';
import { heedPointer } from './play/pointer.js';

applySettings();
heedPointer();
const app = document.getElementById('app');
if (app) render(<App />, app);
void openUp();
