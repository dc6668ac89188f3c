import type { Device } from '@shambles/wire';
import type { JSX } from 'preact';
import type { Company } from '../../remote/company.js';
import { tableLink } from '../../remote/links.js';
import { moment } from '../words.js';
import { CopyLink } from './copylink.js';

/** A notice that the giver of this seat's link may still have it, with a button to change the key. */
export function GivenKey({ company }: { company: Company }): JSX.Element | null {
  if (!company.devices.value.some(({ mine, given }) => mine && given)) return null;
  return (
    <p class="notice">
      Whoever opened this table made the link to your seat, and may still have it.{' '}
      <button type="button" class="quiet small" onClick={() => void company.changeKey()}>
        Make the seat mine alone
      </button>
    </p>
  );
}

/** The devices that can open the viewer's seat, and since when. */
export function Devices({ company }: { company: Company }): JSX.Element | null {
  const devices = company.devices.value;
  const key = company.forDevice.value;
  if (devices.length === 0) return null;
  const mine = devices.find((d) => d.mine);
  return (
    <fieldset class="seat-controls devices">
      <legend>Devices at your seat</legend>
      <ul>
        {devices.map((device) => (
          <OneDevice key={device.n} company={company} device={device} />
        ))}
      </ul>
      {mine && mine.open > 1 && (
        <p class="note">
          Your link is open on {mine.open} pages. If one of them is not yours, change it: the other pages are
          shut out then.{' '}
          <button type="button" class="quiet small" onClick={() => void company.changeKey()}>
            Change my link
          </button>
        </p>
      )}
      {key === undefined ? (
        <button type="button" class="quiet small" onClick={() => void company.addDevice()}>
          A link for another device of mine
        </button>
      ) : (
        <CopyLink
          label="Link for another device of yours"
          link={tableLink(company.table, key)}
          note="It opens your seat there. You can send that device away again, here."
        />
      )}
    </fieldset>
  );
}

function OneDevice({ company, device }: { company: Company; device: Device }): JSX.Element {
  const { n, mine, open, since } = device;
  const pages = open === 1 ? 'open on 1 page' : open > 1 ? `open on ${open} pages` : 'not open now';
  return (
    <li>
      <b>{mine ? 'This device' : `Device ${n}`}</b>{' '}
      <span class="dim">
        {pages}
        {since > 0 && `, since ${moment(since)}`}
      </span>{' '}
      {!mine && (
        <button
          type="button"
          class="quiet small"
          aria-label={`Send away device ${n}`}
          onClick={() => void company.act({ is: 'send-away', device: n })}
        >
          Send away
        </button>
      )}
    </li>
  );
}
