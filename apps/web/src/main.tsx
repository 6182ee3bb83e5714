import '@fontsource-variable/ibm-plex-sans/wght.css';
import '@fontsource/chakra-petch/latin-500.css';
import '@fontsource/chakra-petch/latin-600.css';
import '@fontsource/chakra-petch/latin-700.css';
import './shell/styles/tokens.css';
import './shell/styles/base.css';
import './shell/styles/controls.css';
import './shell/styles/forced-colors.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startServiceWorker } from './shell/push/start';
import { applySettings } from './shell/settings/settings';

applySettings();
startServiceWorker();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
