import '@testing-library/jest-dom';
import {TextDecoder, TextEncoder} from 'node:util';

// Every browser has these; jsdom does not.
Object.assign(globalThis, {TextDecoder, TextEncoder});

// A page that was opened anew; a test of reloads says otherwise.
if (!('getEntriesByType' in performance))
  Object.assign(performance, {getEntriesByType: () => [{type: 'navigate'}]});
