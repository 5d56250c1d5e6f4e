import '@testing-library/jest-dom';
import {TextDecoder, TextEncoder} from 'node:util';
import {configure} from '@testing-library/react';

// Every browser has these; jsdom does not.
Object.assign(globalThis, {TextDecoder, TextEncoder});

// What is loaded late takes longer than a second on a busy machine.
configure({asyncUtilTimeout: 30_000});

// A page that was opened anew; a test of reloads says otherwise.
if (!('getEntriesByType' in performance))
  Object.assign(performance, {getEntriesByType: () => [{type: 'navigate'}]});
