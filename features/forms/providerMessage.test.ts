import { expect, test } from 'vitest';
import { providerMessage } from './providerMessage.ts';

const submitted = { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'contact' };

test.each([
  ['onFormReady', 'onShow'],
  ['onFormSubmitted', 'onSend'],
  ['onFormDefinitionFetchError', 'onFail'],
])('%s calls %s', (eventName, event) => {
  expect(providerMessage({ ...submitted, eventName }, 'contact')).toBe(event);
});

test.each([
  ['another form', { ...submitted, id: 'newsletter' }],
  ['no form', { ...submitted, id: undefined }],
  ['another kind of message', { ...submitted, type: 'webpackOk' }],
  ['an event of no interest', { ...submitted, eventName: 'onFormSubmit' }],
  ['the name of an inherited property', { ...submitted, eventName: 'constructor' }],
  ['an event that is not a string', { ...submitted, eventName: 3 }],
  ['a text', JSON.stringify(submitted)],
  ['nothing', null],
  ['a list', [submitted]],
])('%s is ignored', (_what, data) => {
  expect(providerMessage(data, 'contact')).toBeUndefined();
});
