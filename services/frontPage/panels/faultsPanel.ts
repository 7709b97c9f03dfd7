import { html } from 'hono/html';
import { defaultDelay, type Fault, faultModes, longestDelay } from '../../faults/fault.ts';
import type { FaultSwitches } from '../../faults/faultSwitches.ts';
import type { Service } from '../../service.ts';
import type { Html } from '../html.ts';
import type { Panel } from '../panel.ts';

type Mode = Fault['mode'];

const modeNames: Readonly<Record<Mode, string>> = {
  ok: 'Behaves',
  slow: 'Slow',
  late: 'Late',
  silent: 'Silent',
  failing: 'Fails',
  garbage: 'Garbage',
  unconfirmed: 'Unconfirmed',
};

const modeNotes: Readonly<Record<Mode, string>> = {
  ok: 'answers as it should',
  slow: 'waits, then acts and answers',
  late: 'acts at once, then answers late',
  silent: 'takes requests and never answers',
  failing: 'answers HTTP 500',
  garbage: 'answers 200 with a page of HTML',
  unconfirmed: 'acts, but answers 200 with {}',
};

/** The switches that make an upstream slow, fail or return garbage. */
export function faultsPanel(services: readonly Service[], switches: FaultSwitches): Panel {
  const faultOf = (service: Service): Fault => switches.get(service.id) ?? { mode: 'ok' };
  return {
    id: 'faults',
    title: 'Fault switches',
    intro:
      'Make an upstream misbehave and see how the sites react. ' +
      'A switch stays on until it is reset or the services restart.',
    headline: () => {
      const broken = services.filter((service) => faultOf(service).mode !== 'ok').length;
      return broken === 0
        ? { value: services.length, label: 'upstreams behave', tone: 'calm' }
        : { value: broken, label: `of ${services.length} upstreams misbehave`, tone: 'alarm' };
    },
    render: () => html`
      <div class="stack">${services.map((service) => switchForm(service, faultOf(service)))}</div>
      <form method="post" action="/faults" class="after">
        <button class="button button-quiet">Set all back</button>
      </form>`,
  };
}

function stateText(fault: Fault): string {
  const delay = 'delayMs' in fault ? ` by ${fault.delayMs / 1000} s` : '';
  return modeNames[fault.mode] + delay;
}

function switchForm({ id, title, prefixes }: Service, fault: Fault): Html {
  const seconds = ('delayMs' in fault ? fault.delayMs : defaultDelay) / 1000;
  return html`
    <form method="post" action="/faults/${id}" class="card switch" data-state="${fault.mode}">
      <div class="switch-name">
        <h3>${title} <span class="badge" data-state="${fault.mode}">${stateText(fault)}</span></h3>
        <p class="quiet">${prefixes.map((prefix) => html`<code>${prefix}</code> `)}</p>
      </div>
      <fieldset class="switch-modes">
        <legend class="unseen">How ${title} behaves</legend>
        ${faultModes.map((mode) => modeRadio(id, mode, fault.mode))}
      </fieldset>
      <label class="seconds">
        Delay, seconds
        <input type="number" name="seconds" value="${seconds}" min="0.001"
          max="${longestDelay / 1000}" step="any" inputmode="decimal">
      </label>
      <button class="button">Set<span class="unseen"> how ${title} behaves</span></button>
    </form>`;
}

function modeRadio(id: string, mode: Mode, current: Mode): Html {
  const checked = mode === current ? html` checked` : undefined;
  return html`
    <label class="mode">
      <input type="radio" name="mode" value="${mode}" id="${id}-${mode}"${checked}>
      <span><strong>${modeNames[mode]}</strong> <small>${modeNotes[mode]}</small></span>
    </label>`;
}
