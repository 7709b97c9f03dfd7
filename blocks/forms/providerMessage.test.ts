import { expect, test } from 'vitest';
import { providerMessage } from './providerMessage.ts';

const submitted = { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'contact' };

test.each([
  ['onFormReady', 'onShow'],
  ['onFormSubmitted', 'onSend'],
  ['onFormDefinitionFetchError', 'onFail'],
])('%s of the form is %s', (eventName, event) => {
  expect(providerMessage({ ...submitted, eventName }, 'contact')).toBe(event);
});

test.each([
  ['another form', { ...submitted, id: 'newsletter' }],
  ['no form', { ...submitted, id: undefined }],
  ['another kind of message', { ...submitted, type: 'webpackOk' }],
  ['an event of no interest', { ...submitted, eventName: 'onFormSubmit' }],
  ['a name that every object has', { ...submitted, eventName: 'constructor' }],
  ['an event that is no text', { ...submitted, eventName: 3 }],
  ['a text', JSON.stringify(submitted)],
  ['nothing', null],
  ['a list', [submitted]],
])('%s is not heard', (_what, data) => {
  expect(providerMessage(data, 'contact')).toBeUndefined();
});
