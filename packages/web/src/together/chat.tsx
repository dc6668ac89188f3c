import { LIMITS } from '@shambles/wire';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Company } from '../remote/company.js';

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The chat of the table. Messages are always shown as plain text. */
export function Chat({ company }: { company: Company }): JSX.Element {
  const lines = company.chat.value;
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const maySpeak = company.role.value?.is !== 'spectator';
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
    company.hearAll();
  }, [company, lines.length, company.motion?.number]);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || sending) return;
    setSending(true);
    // The input is cleared only once the message has arrived.
    if (await company.act({ is: 'chat', text: said })) setText('');
    setSending(false);
  };
  return (
    <section class="chat" aria-label="Talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <div ref={list} class="chat-lines" role="log" tabIndex={0} aria-label="What was said">
        {lines.map((line) => (
          <p key={line.n}>
            <b>
              <bdi>{line.from}</bdi>
            </b>{' '}
            <time class="dim">{time.format(line.at)}</time>
            <bdi class="chat-words">{line.text}</bdi>
          </p>
        ))}
        {lines.length === 0 && <p class="dim">Nobody has said anything yet.</p>}
      </div>
      {maySpeak && (
        <form onSubmit={(event) => void send(event)}>
          <input
            type="text"
            aria-label="Say something"
            placeholder="Say something"
            value={text}
            maxLength={LIMITS.chat}
            autocomplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="quiet" disabled={text.trim() === ''}>
            {sending ? 'sending…' : 'Say'}
          </button>
        </form>
      )}
    </section>
  );
}
