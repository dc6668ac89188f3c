// @vitest-environment happy-dom
import { type RollView, Sfc32, SPECTATOR, Table } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { SYSTEMS } from '@shambles/systems';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReplayScreen } from '../replay/replay.js';
import { createTones, HandOver, MyDice, RuleDrawer, StoryLog, whoIs } from './index.js';

const system = SYSTEMS[0]!;
const teller = createTeller(system);
const root = document.createElement('div');
document.body.append(root);
const show = (node: Parameters<typeof render>[0]) => act(() => render(node, root));
afterEach(() => render(null, root));

const button = (name: RegExp): HTMLButtonElement => {
  const found = [...root.querySelectorAll('button')].find((b) =>
    name.test(b.getAttribute('aria-label') ?? b.textContent ?? ''),
  );
  if (!found) throw new Error(`No button ${name}.`);
  return found;
};

/** A whole game with random answers. */
function played(): Table {
  const table = Table.create(system, {
    setup: { scenario: system.scenarios[0]!.id, options: {} },
    seed: 'side',
  });
  const random = new Sfc32('side');
  while (!table.over) {
    const seat = table.waitingFor[0]!;
    const ask = table.asks(seat)[0]!;
    table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random)! });
  }
  return table;
}

it.each([
  ['The Living', 'Pass the device to the Living'],
  ['Zombies', 'Pass the device to the Zombies'],
  ['Survivor 2', 'Pass the device to Survivor 2'],
])('the device is passed to %s', async (name, said) => {
  await show(<HandOver to={whoIs(name)} onReady={() => {}} />);
  expect(root.querySelector('h1')?.textContent).toBe(said);
});

describe('StoryLog', () => {
  it('shows the last turns, opens a rule and unfolds dice', async () => {
    const table = played();
    const onRule = vi.fn();
    await show(
      <StoryLog
        {...{ system, teller, onRule }}
        seats={system.seats}
        facts={table.log(SPECTATOR)}
        tones={createTones(system)}
      />,
    );
    const chapters = [...root.querySelectorAll('.side-turn button')];
    expect(chapters.filter((c) => c.getAttribute('aria-expanded') === 'true')).toHaveLength(2);
    expect(root.querySelectorAll('.side-beat').length).toBeLessThanOrEqual(150);
    await act(() => button(/^Rule /).click());
    expect(onRule).toHaveBeenCalledWith(expect.stringMatching(/^[A-Z]+-/));
    await act(() => button(/^Details: .*(die|dice)$/).click());
    expect(root.querySelectorAll('.side-details .sb-die').length).toBeGreaterThan(0);
  });
});

describe('MyDice', () => {
  const roll: RollView = {
    id: 'attack@1',
    at: 1,
    roll: { kind: 'roll', rule: 'AVZ-7.1a', label: 'attack', pools: [{ n: 2, sides: 6, from: 4 }] },
  };
  const press = (key: string) =>
    act(
      () =>
        void root
          .querySelector('.side-mydice')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );

  it('takes a key a die and plays on with Enter once all lie', async () => {
    const onThrow = vi.fn(() => undefined);
    await show(
      <MyDice
        {...{ teller, roll, onThrow }}
        who={whoIs('Aliens')}
        onRollForMe={() => {}}
        onRule={() => {}}
      />,
    );
    await press('Enter');
    expect(onThrow).not.toHaveBeenCalled();
    for (const key of ['3', 'Backspace', '4', '6', 'Enter']) await press(key);
    expect(onThrow).toHaveBeenCalledExactlyOnceWith([4, 6]);
  });

  it('says what the faces lead to, if the rule names it', async () => {
    const means = ['1 to 3', '4 to 6'].map((faces) => ({ key: faces }));
    const open = { ...roll, roll: { ...roll.roll, means } };
    const nothing = { onThrow: () => undefined, onRollForMe: () => {}, onRule: () => {} };
    await show(<MyDice {...{ teller, roll: open, ...nothing }} who={whoIs('Aliens')} />);
    expect(root.querySelector('.side-dim')?.textContent).toBe('1 to 3; 4 to 6.');
  });

  it('takes keys even if nothing has the focus any more, but not those of a field elsewhere', async () => {
    const onThrow = vi.fn(() => undefined);
    await show(
      <MyDice
        {...{ teller, roll, onThrow }}
        who={whoIs('Aliens')}
        onRollForMe={() => {}}
        onRule={() => {}}
      />,
    );
    const on = (element: Element, key: string) =>
      act(() => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    const field = document.body.appendChild(document.createElement('input'));
    await on(field, '1');
    field.remove();
    for (const key of ['5', '2', 'Enter']) await on(document.body, key);
    expect(onThrow).toHaveBeenCalledExactlyOnceWith([5, 2]);
  });

  it('begins anew with the next roll, of however many dice', async () => {
    const onThrow = vi.fn(() => undefined);
    const next: RollView = {
      ...roll,
      id: 'attack@2',
      at: 2,
      roll: { ...roll.roll, pools: [{ n: 1, sides: 6, from: 4 }] },
    };
    const dice = (now: RollView) =>
      show(
        <MyDice
          {...{ teller, onThrow }}
          roll={now}
          who={whoIs('Aliens')}
          onRollForMe={() => {}}
          onRule={() => {}}
        />,
      );
    await dice(roll);
    for (const key of ['4', '6']) await press(key);
    await dice(next);
    expect(root.querySelector('[role=status]')?.textContent).toMatch(/^Die 1 of 1/);
    for (const key of ['5', 'Enter']) await press(key);
    expect(onThrow).toHaveBeenCalledExactlyOnceWith([5]);
  });
});

describe('RuleDrawer', () => {
  it('shows a rule with its provenance and closes on Escape', async () => {
    const register = await system.register();
    const onClose = vi.fn();
    await show(<RuleDrawer {...{ system, onClose }} open rule={register.rules[0]!.id} onRule={() => {}} />);
    await vi.waitFor(() => expect(root.querySelector('.side-entry')).not.toBeNull(), 180_000);
    expect(root.textContent).toContain(register.rules[0]!.title);
    expect(root.querySelector('.side-prov')?.textContent).toMatch(/rulebook|reconstructed/);
    await act(
      () =>
        void root
          .querySelector('aside')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('ReplayScreen', () => {
  it('steps through the facts, and branches where it stands', async () => {
    const table = played();
    const onFork = vi.fn();
    const line = table.journal.line(table.head);
    await show(
      <ReplayScreen
        {...{ system, teller, line, onFork }}
        header={table.header}
        onRule={() => {}}
        onClose={() => {}}
        animate={false}
      />,
    );
    const slider = (): HTMLInputElement => root.querySelector('input[type=range]')!;
    expect(slider().value).toBe('0');
    await act(() => button(/^On to the next turn/).click());
    const first = Number(slider().value);
    expect(first).toBeGreaterThan(0);
    await act(() => button(/^One step on/).click());
    expect(Number(slider().value)).toBeGreaterThan(first);
    await act(() => button(/^Branch here/).click());
    expect(onFork).toHaveBeenCalledWith(expect.any(Number));
  });

  it('tells the story on where the rules no longer know what happened', async () => {
    const table = played();
    const line = table.journal.line(table.head);
    const changed = {
      ...system,
      evolve: () => {
        throw new Error('unknown fact');
      },
    };
    await show(
      <ReplayScreen
        {...{ teller, line }}
        system={changed}
        header={table.header}
        at={table.head}
        onRule={() => {}}
        onClose={() => {}}
      />,
    );
    expect(root.querySelector('.side-report')?.textContent).toContain('unknown fact');
    expect(root.querySelectorAll('.side-beat').length).toBeGreaterThan(0);
  });
});
