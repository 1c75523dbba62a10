/** The door: the theme, the language, then the page. */
import { mount } from 'svelte';

import App from './App.svelte';
import { habits } from './lib/habits.svelte';
import { followLinks } from './lib/route.svelte';
import { words } from './lib/words.svelte';
import { keepWorker } from './notices/worker';
import './style/tokens.css';
import './style/base.css';
import './style/shell.css';
import './style/narrow.css';
import './style/card.css';

habits.apply();
followLinks();
await words.start();
mount(App, { target: document.getElementById('app')! });
void keepWorker();
