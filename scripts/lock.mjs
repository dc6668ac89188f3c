// Completes package-lock.json with the platform binaries that npm left out.
//
//   node scripts/lock.mjs     after an npm install that changed the lock file
//
// npm records the optional binaries of other platforms only if the registry answers for each of them at that moment;
// `npm ci` then fails on the missing ones. The package that needs such a binary pins its exact version, and the
// binary's name states its platform, so the entry can be written without asking the registry.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

const added = [];
for (const [where, { optionalDependencies = {}, dev, engines, license }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const nested = `${where}/node_modules/${name}`;
    const top = `node_modules/${name}`;
    if (lock.packages[nested] || lock.packages[top]) continue;
    const words = name.split('/').at(-1).split('-');
    const os = systems.find((s) => words.includes(s));
    const cpu = processors.find((p) => words.includes(p));
    if (!os || !cpu || !/^\d+\.\d+\.\d+/.test(version)) {
      console.error(`lock: cannot tell what ${name}@${version} is for; left out`);
      continue;
    }
    const libc = words.some((w) => w.startsWith('musl'))
      ? 'musl'
      : words.some((w) => w.startsWith('gnu'))
        ? 'glibc'
        : '';
    lock.packages[top] = {
      version,
      cpu: [cpu],
      ...(dev && { dev }),
      ...(libc && { libc: [libc] }),
      ...(license && { license }),
      optional: true,
      os: [os],
      ...(engines && { engines }),
    };
    added.push(`${name}@${version}`);
  }
}

const inOrder = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(inOrder);
if (added.length > 0) fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `lock: added\n  ${added.join('\n  ')}` : 'lock: nothing was missing');
