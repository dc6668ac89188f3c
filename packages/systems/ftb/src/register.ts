// Made from rules.yaml by scripts/register.mjs.
import type { Register } from '@shambles/engine';

/** Every entry of the register: another id does not compile. */
export type RuleId =
  | 'FTB-1.0'
  | 'FTB-1.1a'
  | 'FTB-1.1b'
  | 'FTB-1.2'
  | 'FTB-2.0'
  | 'FTB-2.1'
  | 'FTB-2.1.1a'
  | 'FTB-2.1.1b'
  | 'FTB-2.1.2'
  | 'FTB-2.1.3'
  | 'FTB-2.1.4'
  | 'FTB-2.1.5'
  | 'FTB-2.1.6'
  | 'FTB-2.2'
  | 'FTB-2.2.1'
  | 'FTB-2.2.2a'
  | 'FTB-2.2.2b'
  | 'FTB-2.2.2c'
  | 'FTB-2.3'
  | 'FTB-2.3.1'
  | 'FTB-3.0'
  | 'FTB-3.1'
  | 'FTB-3.1.1'
  | 'FTB-3.1.2'
  | 'FTB-3.1.3'
  | 'FTB-3.1.4'
  | 'FTB-3.1.4.1a'
  | 'FTB-3.1.4.1b'
  | 'FTB-3.1.4.1c'
  | 'FTB-3.1.4.1d'
  | 'FTB-3.1.4.1e'
  | 'FTB-3.1.4.2'
  | 'FTB-3.1.4.3'
  | 'FTB-3.1.4.4'
  | 'FTB-3.1.4.5'
  | 'FTB-3.2a'
  | 'FTB-3.2b'
  | 'FTB-3.3a'
  | 'FTB-3.3b'
  | 'FTB-3.3c'
  | 'FTB-3.3-medic'
  | 'FTB-3.3-attractive'
  | 'FTB-3.3-brawler'
  | 'FTB-3.3-fast'
  | 'FTB-3.3-dim'
  | 'FTB-3.3-rage'
  | 'FTB-3.3-runt'
  | 'FTB-3.3-slow'
  | 'FTB-3.3-poser'
  | 'FTB-3.3-initiative'
  | 'FTB-3.3-hard-as-nails'
  | 'FTB-3.4a'
  | 'FTB-3.4b'
  | 'FTB-3.4.1'
  | 'FTB-3.4.2'
  | 'FTB-3.4.2.1'
  | 'FTB-3.4.3'
  | 'FTB-3.4.4'
  | 'FTB-3.4.5'
  | 'FTB-3.4.6'
  | 'FTB-3.4.7'
  | 'FTB-3.4.8'
  | 'FTB-3.5'
  | 'FTB-3.5.1'
  | 'FTB-3.5.2-citizen'
  | 'FTB-3.5.2-ganger'
  | 'FTB-3.5.2-militia'
  | 'FTB-3.5.2-military'
  | 'FTB-3.5.2-police'
  | 'FTB-3.5.2-survivor'
  | 'FTB-3.6a'
  | 'FTB-3.6b'
  | 'FTB-4.0'
  | 'FTB-4.1a'
  | 'FTB-4.1b'
  | 'FTB-4.1c'
  | 'FTB-4.1d'
  | 'FTB-4.1e'
  | 'FTB-4.1f'
  | 'FTB-4.2a'
  | 'FTB-4.2b'
  | 'FTB-4.2.1a'
  | 'FTB-4.2.1b'
  | 'FTB-4.2.1c'
  | 'FTB-4.2.2a'
  | 'FTB-4.2.2b'
  | 'FTB-4.2.2c'
  | 'FTB-4.3'
  | 'FTB-4.3.1'
  | 'FTB-4.3.2'
  | 'FTB-4.3.3'
  | 'FTB-4.3.4a'
  | 'FTB-4.3.4b'
  | 'FTB-4.3.4c'
  | 'FTB-5.0a'
  | 'FTB-5.0b'
  | 'FTB-5.0c'
  | 'FTB-5.0d'
  | 'FTB-5.0e'
  | 'FTB-5.0f'
  | 'FTB-5.0g'
  | 'FTB-5.0h'
  | 'FTB-5.1a'
  | 'FTB-5.1b'
  | 'FTB-5.1c'
  | 'FTB-5.2a'
  | 'FTB-5.2b'
  | 'FTB-5.2c'
  | 'FTB-5.3'
  | 'FTB-5.3.1'
  | 'FTB-5.3.2a'
  | 'FTB-5.3.2b'
  | 'FTB-5.3.2c'
  | 'FTB-5.3.2d'
  | 'FTB-5.3.3a'
  | 'FTB-5.3.3b'
  | 'FTB-5.3.3c'
  | 'FTB-5.3.3d'
  | 'FTB-5.4'
  | 'FTB-5.4.1'
  | 'FTB-5.4.2'
  | 'FTB-5.4.3'
  | 'FTB-5.4.4'
  | 'FTB-5.5'
  | 'FTB-5.5.1a'
  | 'FTB-5.5.1b'
  | 'FTB-5.5.2a'
  | 'FTB-5.5.2b'
  | 'FTB-5.5.2c'
  | 'FTB-5.5.3a'
  | 'FTB-5.5.3b'
  | 'FTB-5.5.3c'
  | 'FTB-5.5.3m'
  | 'FTB-5.5.4a'
  | 'FTB-5.5.4b'
  | 'FTB-5.5.4c'
  | 'FTB-5.5.5a'
  | 'FTB-5.5.5b'
  | 'FTB-5.5.6'
  | 'FTB-5.5.7'
  | 'FTB-5.5.7m'
  | 'FTB-5.5.8'
  | 'FTB-5.5.9'
  | 'FTB-5.5.10'
  | 'FTB-5.6'
  | 'FTB-5.6.1'
  | 'FTB-5.6.1a'
  | 'FTB-5.6.1b'
  | 'FTB-5.6.2'
  | 'FTB-5.6.2-citizen'
  | 'FTB-5.6.2-ganger'
  | 'FTB-5.6.2-militia'
  | 'FTB-5.6.2-survivor'
  | 'FTB-5.6.3'
  | 'FTB-5.6.4'
  | 'FTB-5.6.5'
  | 'FTB-5.7'
  | 'FTB-5.7.1'
  | 'FTB-5.7.2'
  | 'FTB-5.7.3a'
  | 'FTB-5.7.3b'
  | 'FTB-5.7.3c'
  | 'FTB-5.7.3d'
  | 'FTB-5.7.4'
  | 'FTB-5.7.5a'
  | 'FTB-5.7.5b'
  | 'FTB-5.7.5.1a'
  | 'FTB-5.7.5.1b'
  | 'FTB-5.7.5.1c'
  | 'FTB-5.7.5.1d'
  | 'FTB-5.7.6'
  | 'FTB-6.0'
  | 'FTB-6.1-ar'
  | 'FTB-6.1-bap'
  | 'FTB-6.1-bar'
  | 'FTB-6.1-mp'
  | 'FTB-6.1-p'
  | 'FTB-6.1-saw'
  | 'FTB-6.1-smg'
  | 'FTB-6.1-sg'
  | 'FTB-6.2'
  | 'FTB-6.3a'
  | 'FTB-6.3b'
  | 'FTB-6.4'
  | 'FTB-6.5a'
  | 'FTB-6.5b'
  | 'FTB-6.6'
  | 'FTB-6.7a'
  | 'FTB-6.7b'
  | 'FTB-6.8'
  | 'FTB-7.0'
  | 'FTB-7.1'
  | 'FTB-7.2a'
  | 'FTB-7.2b'
  | 'FTB-7.3a'
  | 'FTB-7.3b'
  | 'FTB-7.4'
  | 'FTB-7.5a'
  | 'FTB-7.5m'
  | 'FTB-7.6a'
  | 'FTB-7.6b'
  | 'FTB-7.6.1'
  | 'FTB-7.6.2'
  | 'FTB-7.6.3'
  | 'FTB-7.6.4'
  | 'FTB-7.7'
  | 'FTB-7.8'
  | 'FTB-7.9'
  | 'FTB-8.0'
  | 'FTB-8.1'
  | 'FTB-8.2a'
  | 'FTB-8.2b'
  | 'FTB-8.2.1a'
  | 'FTB-8.2.1b'
  | 'FTB-8.2.1c'
  | 'FTB-8.2.1d'
  | 'FTB-8.2.1e'
  | 'FTB-8.2.1m'
  | 'FTB-8.2.2'
  | 'FTB-8.3a'
  | 'FTB-8.3b'
  | 'FTB-8.3m'
  | 'FTB-8.3.1a'
  | 'FTB-8.3.1m'
  | 'FTB-8.3.2a'
  | 'FTB-8.3.2b'
  | 'FTB-8.3.3a'
  | 'FTB-8.3.3b'
  | 'FTB-8.4a'
  | 'FTB-8.4b'
  | 'FTB-8.4m'
  | 'FTB-8.4c'
  | 'FTB-9.0'
  | 'FTB-9.1a'
  | 'FTB-9.1b'
  | 'FTB-9.1c'
  | 'FTB-9.1d'
  | 'FTB-9.1e'
  | 'FTB-9.2'
  | 'FTB-9.2.1a'
  | 'FTB-9.2.1b'
  | 'FTB-9.2.1c'
  | 'FTB-9.2.2'
  | 'FTB-9.2.3a'
  | 'FTB-9.2.3b'
  | 'FTB-9.2.3c'
  | 'FTB-9.2.3d'
  | 'FTB-10.0'
  | 'FTB-10.1'
  | 'FTB-10.1.1'
  | 'FTB-10.1.2a'
  | 'FTB-10.1.2b'
  | 'FTB-10.1.3'
  | 'FTB-10.2'
  | 'FTB-10.2.1a'
  | 'FTB-10.2.1b'
  | 'FTB-10.2.2'
  | 'FTB-10.2.3'
  | 'FTB-10.2.4a'
  | 'FTB-10.2.4b'
  | 'FTB-10.3a'
  | 'FTB-10.3b'
  | 'FTB-10.3.1a'
  | 'FTB-10.3.1b'
  | 'FTB-10.4a'
  | 'FTB-10.4b'
  | 'FTB-10.4c'
  | 'FTB-10.4d'
  | 'FTB-10.4e'
  | 'FTB-10.4f'
  | 'FTB-10.5'
  | 'FTB-10.6a'
  | 'FTB-10.6b'
  | 'FTB-10.7a'
  | 'FTB-10.7b'
  | 'FTB-10.7c'
  | 'FTB-10.7d'
  | 'FTB-10.7e'
  | 'FTB-10.7f'
  | 'FTB-10.7.1a'
  | 'FTB-10.7.1b'
  | 'FTB-10.7.1c'
  | 'FTB-10.7.1d'
  | 'FTB-10.8'
  | 'FTB-10.8.1a'
  | 'FTB-10.8.1b'
  | 'FTB-10.8.2'
  | 'FTB-10.8.3'
  | 'FTB-10.8.4a'
  | 'FTB-10.8.4b'
  | 'FTB-10.9'
  | 'FTB-10.9.1'
  | 'FTB-10.9.2'
  | 'FTB-10.9.3a'
  | 'FTB-10.9.3b'
  | 'FTB-10.9.3c'
  | 'FTB-10.9.3m'
  | 'FTB-10.9.4'
  | 'FTB-10.9.4m'
  | 'FTB-10.10'
  | 'FTB-10.10.1'
  | 'FTB-10.10.2'
  | 'FTB-10.10.3'
  | 'FTB-10.10.4'
  | 'FTB-10.10.5a'
  | 'FTB-10.10.5b'
  | 'FTB-10.10.5c'
  | 'FTB-10.11'
  | 'FTB-10.11.1a'
  | 'FTB-10.11.1b'
  | 'FTB-10.11.1c'
  | 'FTB-10.11.2'
  | 'FTB-10.11.3a'
  | 'FTB-10.11.3b'
  | 'FTB-10.11.3c'
  | 'FTB-10.11.3d'
  | 'FTB-11.0'
  | 'FTB-11.1'
  | 'FTB-11.1.1'
  | 'FTB-11.1.2'
  | 'FTB-11.1.3'
  | 'FTB-11.1.4'
  | 'FTB-11.1.5'
  | 'FTB-11.2'
  | 'FTB-11.2.1'
  | 'FTB-11.3a'
  | 'FTB-11.3b'
  | 'FTB-11.3c'
  | 'FTB-11.4'
  | 'FTB-11.5'
  | 'FTB-11.5.1'
  | 'FTB-11.5.2'
  | 'FTB-11.5.3'
  | 'FTB-11.5.4'
  | 'FTB-11.6'
  | 'FTB-11.6.1'
  | 'FTB-11.6.2'
  | 'FTB-11.6.3'
  | 'FTB-11.7'
  | 'FTB-11.7.1a'
  | 'FTB-11.7.1b'
  | 'FTB-11.7.1c'
  | 'FTB-11.7.2'
  | 'FTB-11.7.3a'
  | 'FTB-11.7.3b'
  | 'FTB-11.7.4a'
  | 'FTB-11.7.4b'
  | 'FTB-11.7.4c'
  | 'FTB-11.8'
  | 'FTB-11.8.1'
  | 'FTB-11.8.2a'
  | 'FTB-11.8.2b'
  | 'FTB-11.8.3'
  | 'FTB-11.8.4'
  | 'FTB-11.8.5'
  | 'FTB-11.8.6'
  | 'FTB-11.9a'
  | 'FTB-11.9b'
  | 'FTB-11.9c'
  | 'FTB-11.9m'
  | 'FTB-11.10a'
  | 'FTB-11.10b'
  | 'FTB-11.11'
  | 'FTB-11.12a'
  | 'FTB-11.12b'
  | 'FTB-11.12c'
  | 'FTB-11.13a'
  | 'FTB-11.13b'
  | 'FTB-12.0'
  | 'FTB-12.1a'
  | 'FTB-12.1b'
  | 'FTB-12.2'
  | 'FTB-12.3a'
  | 'FTB-12.3b'
  | 'FTB-12.3m'
  | 'FTB-12.4'
  | 'FTB-12.5a'
  | 'FTB-12.5m'
  | 'FTB-12.5b'
  | 'FTB-12.5.1'
  | 'FTB-12.5.2a'
  | 'FTB-12.5.2m'
  | 'FTB-12.6'
  | 'FTB-12.7a'
  | 'FTB-12.7b'
  | 'FTB-12.7m'
  | 'FTB-12.8a'
  | 'FTB-12.8b'
  | 'FTB-12.9'
  | 'FTB-12.10'
  | 'FTB-12.11'
  | 'FTB-12.12'
  | 'FTB-12.13a'
  | 'FTB-12.13b'
  | 'FTB-12.13m'
  | 'FTB-12.14a'
  | 'FTB-12.14b'
  | 'FTB-12.15a'
  | 'FTB-12.15b'
  | 'FTB-12.15c'
  | 'FTB-12.16a'
  | 'FTB-12.16b'
  | 'FTB-12.17'
  | 'FTB-12.17m'
  | 'FTB-13.0'
  | 'FTB-13.1'
  | 'FTB-13.1.1'
  | 'FTB-13.1.2a'
  | 'FTB-13.1.2b'
  | 'FTB-13.2'
  | 'FTB-14.0'
  | 'FTB-14.1'
  | 'FTB-14.2a'
  | 'FTB-14.2b'
  | 'FTB-14.2c'
  | 'FTB-14.3'
  | 'FTB-14.4'
  | 'FTB-14.5'
  | 'FTB-14.6'
  | 'FTB-14.6.1'
  | 'FTB-14.6.2'
  | 'FTB-14.6.3'
  | 'FTB-14.6.4'
  | 'FTB-14.6.5a'
  | 'FTB-14.6.5b'
  | 'FTB-14.6.5c'
  | 'FTB-14.6.5d'
  | 'FTB-14.7'
  | 'FTB-14.7.1'
  | 'FTB-14.7.2'
  | 'FTB-14.7.3'
  | 'FTB-14.7.4'
  | 'FTB-14.7.5a'
  | 'FTB-14.7.5b'
  | 'FTB-14.7.5c'
  | 'FTB-14.7.5d'
  | 'FTB-14.8'
  | 'FTB-14.8.1'
  | 'FTB-14.8.2'
  | 'FTB-14.8.3'
  | 'FTB-14.8.4'
  | 'FTB-14.8.5a'
  | 'FTB-14.8.5b'
  | 'FTB-14.8.5c'
  | 'FTB-14.8.5d'
  | 'FTB-14.9'
  | 'FTB-14.9.1'
  | 'FTB-14.9.2'
  | 'FTB-14.9.3'
  | 'FTB-14.9.4'
  | 'FTB-14.9.5a'
  | 'FTB-14.9.5b'
  | 'FTB-14.9.5c'
  | 'FTB-14.9.5d'
  | 'FTB-14.9.6'
  | 'FTB-14.10'
  | 'FTB-14.10.1'
  | 'FTB-14.10.2'
  | 'FTB-14.10.3'
  | 'FTB-14.10.4'
  | 'FTB-14.10.5a'
  | 'FTB-14.10.5b'
  | 'FTB-14.10.5c'
  | 'FTB-14.10.6a'
  | 'FTB-14.10.6b'
  | 'FTB-14.11'
  | 'FTB-14.11.1'
  | 'FTB-14.11.2'
  | 'FTB-14.11.3'
  | 'FTB-14.11.4'
  | 'FTB-14.11.5a'
  | 'FTB-14.11.5b'
  | 'FTB-14.11.5c'
  | 'FTB-14.11.6'
  | 'FTB-14.11.7'
  | 'FTB-14.11.8'
  | 'FTB-14.12'
  | 'FTB-14.12.1'
  | 'FTB-14.12.2'
  | 'FTB-14.12.3'
  | 'FTB-14.12.4'
  | 'FTB-14.12.5a'
  | 'FTB-14.12.5b'
  | 'FTB-14.12.5c'
  | 'FTB-14.12.5d'
  | 'FTB-14.12.5e'
  | 'FTB-14.12.5f'
  | 'FTB-14.13'
  | 'FTB-14.13.1'
  | 'FTB-14.13.2'
  | 'FTB-14.13.3'
  | 'FTB-14.13.4'
  | 'FTB-14.13.5a'
  | 'FTB-14.13.5b'
  | 'FTB-14.13.5c'
  | 'FTB-14.13.5d'
  | 'FTB-14.13.5e'
  | 'FTB-14.13.6'
  | 'FTB-14.14'
  | 'FTB-14.14.1'
  | 'FTB-14.14.2'
  | 'FTB-14.14.3'
  | 'FTB-14.14.4'
  | 'FTB-14.14.5'
  | 'FTB-14.15'
  | 'FTB-14.15.1a'
  | 'FTB-14.15.1b'
  | 'FTB-14.16'
  | 'FTB-14.16.1'
  | 'FTB-14.16.2'
  | 'FTB-14.16.3'
  | 'FTB-14.16.4'
  | 'FTB-14.16.5'
  | 'FTB-15.0'
  | 'FTB-15.1a'
  | 'FTB-15.1b'
  | 'FTB-15.1c'
  | 'FTB-15.1d'
  | 'FTB-15.2'
  | 'FTB-15.2b'
  | 'FTB-16.0'
  | 'FTB-17.0'
  | 'FTB-STOP-1'
  | 'FTB-STOP-2'
  | 'FTB-STOP-3'
  | 'FTB-STOP-4'
  | 'FTB-STOP-5'
  | 'FTB-STOP-6'
  | 'FTB-STOP-7'
  | 'FTB-STOP-8'
  | 'FTB-STOP-9'
  | 'FTB-TB-challenge-a'
  | 'FTB-TB-challenge-b'
  | 'FTB-TB-challenge-c'
  | 'FTB-TB-noterrain-a'
  | 'FTB-TB-noterrain-b'
  | 'FTB-TB-tabletop-a'
  | 'FTB-TB-tabletop-b'
  | 'FTB-TB-tabletop-c'
  | 'FTB-TB-tabletop-d'
  | 'FTB-TB-tabletop-e'
  | 'FTB-TB-tabletop-f'
  | 'FTB-TB-tabletop-g'
  | 'FTB-TB-tabletop-h'
  | 'FTB-TB-chainsaw-a'
  | 'FTB-TB-chainsaw-b'
  | 'FTB-T-half-d6'
  | 'FTB-T-star-power'
  | 'FTB-T-star-power-levels'
  | 'FTB-T-rep'
  | 'FTB-T-attributes'
  | 'FTB-T-npc-citizen'
  | 'FTB-T-npc-ganger'
  | 'FTB-T-npc-militia'
  | 'FTB-T-npc-military'
  | 'FTB-T-npc-police'
  | 'FTB-T-npc-survivor'
  | 'FTB-T-fast-move'
  | 'FTB-T-in-sight-modifiers'
  | 'FTB-T-in-sight-resolution'
  | 'FTB-T-react-citizen'
  | 'FTB-T-react-ganger'
  | 'FTB-T-react-militia'
  | 'FTB-T-react-survivor'
  | 'FTB-T-reaction-order'
  | 'FTB-T-weapons'
  | 'FTB-T-weapons-custom'
  | 'FTB-T-melee-weapons'
  | 'FTB-T-ranged-combat'
  | 'FTB-T-ranged-damage'
  | 'FTB-T-ranged-damage-zombie'
  | 'FTB-T-charge-modifiers'
  | 'FTB-T-charge-results'
  | 'FTB-T-melee-modifiers'
  | 'FTB-T-melee-results'
  | 'FTB-T-recovery'
  | 'FTB-T-terrain-density'
  | 'FTB-T-zombies-start'
  | 'FTB-T-zombies-noise'
  | 'FTB-T-zombies-clock'
  | 'FTB-T-zed-or-no-zed'
  | 'FTB-T-see-the-feast'
  | 'FTB-T-encounter-rating'
  | 'FTB-T-loot'
  | 'FTB-T-loot-weapon'
  | 'FTB-T-pef-movement'
  | 'FTB-T-pef-resolution'
  | 'FTB-T-contact-1-30'
  | 'FTB-T-contact-31'
  | 'FTB-T-law-order-modifiers'
  | 'FTB-T-law-order'
  | 'FTB-T-talk'
  | 'FTB-T-npc-movement'
  | 'FTB-T-arrest-military'
  | 'FTB-T-day-parts'
  | 'FTB-T-day-part-roll'
  | 'FTB-T-involuntary'
  | 'FTB-T-confrontation-who'
  | 'FTB-T-special-pef'
  | 'FTB-T-challenge'
  | 'FTB-EX-2.1.1'
  | 'FTB-EX-2.1.2'
  | 'FTB-EX-2.1.3'
  | 'FTB-EX-2.1.4'
  | 'FTB-EX-2.1.5'
  | 'FTB-EX-2.1.6'
  | 'FTB-EX-3.1.4.1'
  | 'FTB-EX-3.1.4.2'
  | 'FTB-EX-3.1.4.3'
  | 'FTB-EX-3.1.4.4'
  | 'FTB-EX-3.3'
  | 'FTB-EX-4.2.1-a'
  | 'FTB-EX-4.2.1-b'
  | 'FTB-EX-4.2.2'
  | 'FTB-EX-4.3'
  | 'FTB-EX-4.3.4'
  | 'FTB-EX-5.0-a'
  | 'FTB-EX-5.0-d'
  | 'FTB-EX-5.0-b'
  | 'FTB-EX-5.0-c'
  | 'FTB-EX-5.1'
  | 'FTB-EX-5.3.2-a'
  | 'FTB-EX-5.3.2-b'
  | 'FTB-EX-5.3.2-c'
  | 'FTB-EX-5.5.2-a'
  | 'FTB-EX-5.5.2-b'
  | 'FTB-EX-5.5.2-c'
  | 'FTB-EX-5.5.3'
  | 'FTB-EX-5.5.7'
  | 'FTB-EX-5.5.10'
  | 'FTB-EX-5.6.1'
  | 'FTB-EX-5.6.2'
  | 'FTB-EX-5.6.5'
  | 'FTB-EX-6.1'
  | 'FTB-EX-6.3'
  | 'FTB-EX-6.5-a'
  | 'FTB-EX-6.5-b'
  | 'FTB-EX-6.7'
  | 'FTB-EX-6.8'
  | 'FTB-EX-7.2'
  | 'FTB-EX-7.3'
  | 'FTB-EX-7.5'
  | 'FTB-EX-7.6'
  | 'FTB-EX-7.8'
  | 'FTB-EX-8.2.1'
  | 'FTB-EX-8.3'
  | 'FTB-EX-8.3.1'
  | 'FTB-EX-8.3.2'
  | 'FTB-EX-10.1.2'
  | 'FTB-EX-10.2.1'
  | 'FTB-EX-10.3'
  | 'FTB-EX-10.3.1'
  | 'FTB-EX-10.4'
  | 'FTB-EX-10.7'
  | 'FTB-EX-10.9.3'
  | 'FTB-EX-10.9.4'
  | 'FTB-EX-10.10.3'
  | 'FTB-EX-10.10.4'
  | 'FTB-EX-10.11.2'
  | 'FTB-EX-10.11.3'
  | 'FTB-EX-11.7.1'
  | 'FTB-EX-11.7.4'
  | 'FTB-EX-11.10'
  | 'FTB-EX-11.12'
  | 'FTB-EX-11.13'
  | 'FTB-EX-12.14'
  | 'FTB-EX-12.15'
  | 'FTB-EX-12.16'
  | 'FTB-EX-14.2'
  | 'FTB-EX-14.9.6'
  | 'FTB-EX-TB-challenge'
  | 'FTB-D-1'
  | 'FTB-D-2'
  | 'FTB-D-3'
  | 'FTB-D-4'
  | 'FTB-D-5'
  | 'FTB-D-6'
  | 'FTB-D-7'
  | 'FTB-D-8'
  | 'FTB-D-9'
  | 'FTB-D-10'
  | 'FTB-D-11'
  | 'FTB-D-12'
  | 'FTB-D-13'
  | 'FTB-D-14'
  | 'FTB-D-15'
  | 'FTB-D-16'
  | 'FTB-D-17'
  | 'FTB-D-18'
  | 'FTB-D-19'
  | 'FTB-D-20'
  | 'FTB-D-21'
  | 'FTB-D-22'
  | 'FTB-D-23'
  | 'FTB-D-24'
  | 'FTB-D-25'
  | 'FTB-D-26'
  | 'FTB-D-27'
  | 'FTB-D-28'
  | 'FTB-D-29'
  | 'FTB-D-30'
  | 'FTB-D-31'
  | 'FTB-D-32'
  | 'FTB-D-33'
  | 'FTB-D-34'
  | 'FTB-D-35'
  | 'FTB-D-36'
  | 'FTB-D-37'
  | 'FTB-D-38'
  | 'FTB-D-39'
  | 'FTB-D-40'
  | 'FTB-D-41'
  | 'FTB-D-42'
  | 'FTB-D-43'
  | 'FTB-D-44'
  | 'FTB-D-45'
  | 'FTB-D-46'
  | 'FTB-D-47'
  | 'FTB-D-48'
  | 'FTB-D-49'
  | 'FTB-D-50'
  | 'FTB-D-51'
  | 'FTB-D-52'
  | 'FTB-D-53'
  | 'FTB-D-54'
  | 'FTB-D-55'
  | 'FTB-D-56'
  | 'FTB-D-57'
  | 'FTB-D-58'
  | 'FTB-D-59'
  | 'FTB-D-60'
  | 'FTB-D-61'
  | 'FTB-D-62'
  | 'FTB-D-63'
  | 'FTB-D-64'
  | 'FTB-D-65'
  | 'FTB-D-66'
  | 'FTB-D-67'
  | 'FTB-D-68'
  | 'FTB-D-69'
  | 'FTB-D-70'
  | 'FTB-D-71'
  | 'FTB-D-72'
  | 'FTB-D-73'
  | 'FTB-D-74'
  | 'FTB-D-75'
  | 'FTB-D-76'
  | 'FTB-D-77'
  | 'FTB-D-78'
  | 'FTB-D-79'
  | 'FTB-D-80'
  | 'FTB-D-81'
  | 'FTB-D-82'
  | 'FTB-D-83'
  | 'FTB-D-84'
  | 'FTB-D-85'
  | 'FTB-D-86'
  | 'FTB-D-87'
  | 'FTB-D-88'
  | 'FTB-D-89'
  | 'FTB-D-90'
  | 'FTB-D-91'
  | 'FTB-D-92'
  | 'FTB-D-93'
  | 'FTB-D-94'
  | 'FTB-D-95'
  | 'FTB-D-96'
  | 'FTB-D-97'
  | 'FTB-D-98'
  | 'FTB-D-99'
  | 'FTB-D-100'
  | 'FTB-D-101'
  | 'FTB-D-102'
  | 'FTB-D-103'
  | 'FTB-D-104'
  | 'FTB-D-105'
  | 'FTB-D-106'
  | 'FTB-D-107'
  | 'FTB-D-108'
  | 'FTB-D-109'
  | 'FTB-D-110'
  | 'FTB-D-111'
  | 'FTB-D-112'
  | 'FTB-D-113'
  | 'FTB-D-114'
  | 'FTB-D-115'
  | 'FTB-D-116'
  | 'FTB-D-117'
  | 'FTB-D-118'
  | 'FTB-D-119'
  | 'FTB-D-120'
  | 'FTB-D-121'
  | 'FTB-D-122'
  | 'FTB-D-123'
  | 'FTB-D-124'
  | 'FTB-D-125'
  | 'FTB-D-126'
  | 'FTB-D-127'
  | 'FTB-D-128'
  | 'FTB-D-129'
  | 'FTB-D-130'
  | 'FTB-D-131'
  | 'FTB-D-132'
  | 'FTB-D-133'
  | 'FTB-D-134'
  | 'FTB-D-135'
  | 'FTB-D-136'
  | 'FTB-D-137'
  | 'FTB-D-138'
  | 'FTB-D-139'
  | 'FTB-D-140'
  | 'FTB-D-141'
  | 'FTB-D-142'
  | 'FTB-D-143'
  | 'FTB-D-144'
  | 'FTB-D-145'
  | 'FTB-D-146'
  | 'FTB-D-147'
  | 'FTB-D-148'
  | 'FTB-D-149'
  | 'FTB-D-150'
  | 'FTB-D-151'
  | 'FTB-D-152'
  | 'FTB-D-153'
  | 'FTB-D-154'
  | 'FTB-D-155'
  | 'FTB-D-156'
  | 'FTB-D-157'
  | 'FTB-D-158'
  | 'FTB-D-159'
  | 'FTB-D-160'
  | 'FTB-D-161'
  | 'FTB-D-162'
  | 'FTB-D-163'
  | 'FTB-D-164'
  | 'FTB-D-165'
  | 'FTB-D-166'
  | 'FTB-D-167'
  | 'FTB-D-170'
  | 'FTB-D-171'
  | 'FTB-D-172'
  | 'FTB-D-173'
  | 'FTB-D-174'
  | 'FTB-D-175'
  | 'FTB-D-176'
  | 'FTB-D-177'
  | 'FTB-D-178'
  | 'FTB-D-179'
  | 'FTB-D-180'
  | 'FTB-D-190'
  | 'FTB-D-191'
  | 'FTB-D-192'
  | 'FTB-D-193'
  | 'FTB-D-194'
  | 'FTB-D-195'
  | 'FTB-D-196'
  | 'FTB-D-197'
  | 'FTB-D-198'
  | 'FTB-D-199'
  | 'FTB-D-200'
  | 'FTB-D-201'
  | 'FTB-D-202'
  | 'FTB-D-203'
  | 'FTB-D-210'
  | 'FTB-D-211'
  | 'FTB-D-212'
  | 'FTB-D-213'
  | 'FTB-D-214'
  | 'FTB-D-215'
  | 'FTB-D-216'
  | 'FTB-D-217'
  | 'FTB-D-218'
  | 'FTB-D-219'
  | 'FTB-D-220'
  | 'FTB-D-221'
  | 'FTB-D-222'
  | 'FTB-D-240'
  | 'FTB-D-241'
  | 'FTB-D-242'
  | 'FTB-D-243'
  | 'FTB-D-244'
  | 'FTB-D-245'
  | 'FTB-D-246'
  | 'FTB-D-247'
  | 'FTB-D-248'
  | 'FTB-D-249'
  | 'FTB-D-250'
  | 'FTB-D-260'
  | 'FTB-D-261'
  | 'FTB-D-262'
  | 'FTB-D-263'
  | 'FTB-D-264'
  | 'FTB-D-265'
  | 'FTB-D-266'
  | 'FTB-D-267'
  | 'FTB-D-268'
  | 'FTB-D-269'
  | 'FTB-D-270'
  | 'FTB-D-275'
  | 'FTB-D-carried';

export const REGISTER = {
 "system": "ftb",
 "title": "All Things Zombie: Fade to Black",
 "rules": [
  {
   "id": "FTB-1.0",
   "title": "What the game is",
   "kind": "advice",
   "provenance": "stated",
   "where": "1.0 INTRODUCTION",
   "rule": "A game and campaign of ordinary people caught in a zombie outbreak, from its first day on; other humans may be the worse enemy. It tells the player's own story."
  },
  {
   "id": "FTB-1.1a",
   "title": "Who the player is",
   "kind": "procedure",
   "provenance": "stated",
   "where": "1.1 HOW IS THE GAME PLAYED?",
   "rule": "Each player runs one human Star. The Star begins as a Citizen and later chooses to be a Ganger, Militia or Survivor. Zombies are always run by the game itself.",
   "see": [
    "FTB-3.4.1",
    "FTB-3.4.2",
    "FTB-10.0"
   ]
  },
  {
   "id": "FTB-1.1b",
   "title": "Ways to play",
   "kind": "advice",
   "provenance": "stated",
   "where": "1.1 HOW IS THE GAME PLAYED?",
   "rule": "Games may be solo, with all players on one side, or with players opposed; each as a single game or as part of a campaign. On one side, any player may roll for zombies and hostile humans."
  },
  {
   "id": "FTB-1.2",
   "title": "Stop boxes",
   "kind": "advice",
   "provenance": "stated",
   "where": "1.2 WORD OF ADVICE - STOP BOXES",
   "rule": "The text is meant to be learned a section at a time; a Stop box ends a section with questions and a small exercise. They hold no rules of their own beyond reminders.",
   "note": "Useful as tutorial steps in the product."
  },
  {
   "id": "FTB-2.0",
   "title": "What is needed",
   "kind": "component",
   "provenance": "stated",
   "where": "2.0 NEEDED TO PLAY",
   "rule": "Six-sided dice, at least six of them; a ruler in inches; figures; something for buildings and other terrain; a flat table of about 36 by 36 inches, larger or smaller if wished."
  },
  {
   "id": "FTB-2.1",
   "title": "Five ways to roll",
   "kind": "procedure",
   "provenance": "stated",
   "where": "2.1 DICE",
   "rule": "Dice are used in five ways: passing dice, counting successes, possibilities, reading (and sometimes adding) the score, and half a die.",
   "see": [
    "FTB-2.1.1a",
    "FTB-2.1.1b",
    "FTB-2.1.2",
    "FTB-2.1.3",
    "FTB-2.1.4",
    "FTB-2.1.5"
   ]
  },
  {
   "id": "FTB-2.1.1a",
   "title": "Passing dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "2.1.1 PASSING DICE",
   "rule": "Roll the stated number of d6 and compare each alone with a Target Number (Rep or another number). A die equal to or below it is passed, one above it is not."
  },
  {
   "id": "FTB-2.1.1b",
   "title": "Count only passes",
   "kind": "procedure",
   "provenance": "stated",
   "where": "2.1.1 PASSING DICE",
   "rule": "Results are named by how many dice were passed, normally 2, 1 or 0. Dice not passed are never counted as anything."
  },
  {
   "id": "FTB-2.1.2",
   "title": "Counting successes",
   "kind": "procedure",
   "provenance": "stated",
   "where": "2.1.2 COUNTING SUCCESSES",
   "rule": "Each die of 1, 2 or 3 is one success; 4, 5 or 6 is a failure. Rep plays no part in reading a die."
  },
  {
   "id": "FTB-2.1.3",
   "title": "Possibilities",
   "kind": "procedure",
   "provenance": "stated",
   "where": "2.1.3 POSSIBILITIES",
   "rule": "A number or range in brackets after an event is a chance: roll 1d6 at once; the event happens when the die shows one of those numbers."
  },
  {
   "id": "FTB-2.1.4",
   "title": "Reading and adding",
   "kind": "procedure",
   "provenance": "stated",
   "where": "2.1.4 READING AND ADDING THE DICE",
   "rule": "Some dice are read as they fall; where two or three are rolled in this way they are added to one total."
  },
  {
   "id": "FTB-2.1.5",
   "title": "Half a die",
   "kind": "procedure",
   "provenance": "stated",
   "where": "2.1.5 1/206",
   "rule": "For 1/2d6 roll 1d6 and halve it, rounding up: 1-2 give 1, 3-4 give 2, 5-6 give 3.",
   "tables": [
    "FTB-T-half-d6"
   ]
  },
  {
   "id": "FTB-2.1.6",
   "title": "How many dice a table takes",
   "kind": "procedure",
   "provenance": "stated",
   "where": "2.1.6 HOW MANY D6",
   "rule": "A table names its dice in its upper left corner: a number is that many d6; a word (such as Rep) is one d6 for each point of it; a # means the table is only read and nothing is rolled."
  },
  {
   "id": "FTB-2.2",
   "title": "Figures and scale",
   "kind": "advice",
   "provenance": "stated",
   "where": "2.2 FIGURES AND TERRAIN",
   "rule": "Any figures and any home-made or bought terrain will do. Distances are written for 28 mm figures and may be changed for another scale."
  },
  {
   "id": "FTB-2.2.1",
   "title": "Bases",
   "kind": "component",
   "provenance": "stated",
   "where": "2.2.1 BASING FIGURES",
   "rule": "One figure stands on one round or square base. Base size does not matter, because distances are measured from figure to figure."
  },
  {
   "id": "FTB-2.2.2a",
   "title": "Front facing",
   "kind": "procedure",
   "provenance": "stated",
   "where": "2.2.2 DEFINING FACING",
   "rule": "The 180 degrees ahead of a figure are its front. Anything there, with a clear line, is in its sight.",
   "see": [
    "FTB-5.5.1a"
   ]
  },
  {
   "id": "FTB-2.2.2b",
   "title": "Rear facing",
   "kind": "procedure",
   "provenance": "stated",
   "where": "2.2.2 DEFINING FACING",
   "rule": "The 180 degrees behind a figure are its rear. Anything there is out of its sight."
  },
  {
   "id": "FTB-2.2.2c",
   "title": "Attack from the rear",
   "kind": "procedure",
   "provenance": "stated",
   "where": "2.2.2 DEFINING FACING",
   "rule": "A shot or charge counts as from the rear only when the attacker both began and ended its movement behind the rear line of the target.",
   "see": [
    "FTB-8.2.2"
   ]
  },
  {
   "id": "FTB-2.3",
   "title": "Tables",
   "kind": "advice",
   "provenance": "stated",
   "where": "2.3 TABLES",
   "rule": "The most used tables are gathered on the Player Aid Cards, which the seed text does not hold; see the tables of this register.",
   "note": "Reason for the reconstructed tables."
  },
  {
   "id": "FTB-2.3.1",
   "title": "Tables are tools",
   "kind": "advice",
   "provenance": "stated",
   "where": "2.3.1 WHY SO MANY?",
   "rule": "Tables make the story; a quick game may use only the reaction tables, a campaign all of them. Every one beyond the basics is optional."
  },
  {
   "id": "FTB-3.0",
   "title": "Six things define a figure",
   "kind": "component",
   "provenance": "stated",
   "where": "3.0 DEFINING FIGURES",
   "rule": "Every figure has: Star or Grunt, Reputation, Attributes (if any), Class, weapons, and Protection (if any). A Star's player chooses most of these."
  },
  {
   "id": "FTB-3.1",
   "title": "Stars and Grunts",
   "kind": "component",
   "provenance": "stated",
   "where": "3.1 STARS AND GRUNTS",
   "rule": "Two kinds of figure: Stars, run by players, and Grunts, run by the game.",
   "see": [
    "FTB-3.1.1",
    "FTB-3.1.2"
   ]
  },
  {
   "id": "FTB-3.1.1",
   "title": "Stars",
   "kind": "component",
   "provenance": "stated",
   "where": "3.1.1 STARS",
   "rule": "A Star is a player's own figure. Rep 4 or 5 is suggested at the start. Further Stars, such as a co-star or a rival leader, may be created."
  },
  {
   "id": "FTB-3.1.2",
   "title": "Grunts",
   "kind": "component",
   "provenance": "stated",
   "where": "3.1.2 GRUNTS",
   "rule": "A Grunt is any figure that is not a player's Star, friend or foe; the game mechanics run it."
  },
  {
   "id": "FTB-3.1.3",
   "title": "Grunts obey their tests",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.1.3 WHY USE STARS?",
   "rule": "A Grunt must do what its Reaction Tests say; a Star has more freedom and its own advantages.",
   "see": [
    "FTB-5.6",
    "FTB-3.1.4"
   ]
  },
  {
   "id": "FTB-3.1.4",
   "title": "Star advantages are optional",
   "kind": "advice",
   "provenance": "stated",
   "where": "3.1.4 STAR ADVANTAGES",
   "rule": "Four advantages exist: Star Power, Larger Than Life, Cheating Death, Free Will. A table may use all, some or none.",
   "see": [
    "FTB-3.1.4.1a",
    "FTB-3.1.4.2",
    "FTB-3.1.4.3",
    "FTB-3.1.4.4"
   ]
  },
  {
   "id": "FTB-3.1.4.1a",
   "title": "Star Power pool",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.1.4.1 STAR POWER",
   "rule": "A Star starts every Encounter with Star Power dice equal to its Rep. Co-stars and Grunts may be given one or two dice if the players wish.",
   "tables": [
    "FTB-T-star-power"
   ]
  },
  {
   "id": "FTB-3.1.4.1b",
   "title": "Rolling Star Power",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.1.4.1 STAR POWER",
   "rule": "Whenever ranged fire or melee damages a figure that has Star Power, it rolls all its present Star Power dice at once. Each 1-3 lowers the damage one level; 4-5 do nothing and the die stays; 6 does nothing and the die is lost for the rest of the Encounter.",
   "tables": [
    "FTB-T-star-power"
   ],
   "see": [
    "FTB-D-1",
    "FTB-D-46"
   ]
  },
  {
   "id": "FTB-3.1.4.1c",
   "title": "Star Power levels",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.1.4.1 STAR POWER",
   "rule": "One level turns Obviously Dead into Out of the Fight and Out of the Fight into Carry On. Several dice of 1-3 from one roll lower it several levels.",
   "tables": [
    "FTB-T-star-power-levels"
   ]
  },
  {
   "id": "FTB-3.1.4.1d",
   "title": "Reduced to Carry On",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.1.4.1 STAR POWER",
   "rule": "Damage lowered to Carry On in a melee means another round of melee at once. Damage lowered to Carry On from ranged fire makes the figure Duck Back.",
   "see": [
    "FTB-5.7.3a",
    "FTB-8.3a"
   ]
  },
  {
   "id": "FTB-3.1.4.1e",
   "title": "No Star Power against zombies",
   "kind": "limit",
   "provenance": "stated",
   "where": "3.1.4.1 STAR POWER",
   "rule": "Star Power never touches damage done by a zombie.",
   "see": [
    "FTB-3.1.4.5"
   ]
  },
  {
   "id": "FTB-3.1.4.2",
   "title": "Larger Than Life",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.1.4.2 LARGER THAN LIFE (LTL)",
   "rule": "A human with a Rep below the Star's cannot kill the Star: the worst outcome is Out of the Fight. Applied after Star Power; no help against zombies.",
   "see": [
    "FTB-D-46"
   ]
  },
  {
   "id": "FTB-3.1.4.3",
   "title": "Cheating Death",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.1.4.3 CHEATING DEATH",
   "rule": "When a human of equal or higher Rep would kill a Star, its player may declare Cheating Death: the Star leaves the table at once, its Encounter is over, and its Rep drops by one at once. Applied after Star Power; no help against zombies.",
   "see": [
    "FTB-D-46"
   ]
  },
  {
   "id": "FTB-3.1.4.4",
   "title": "Free Will",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.1.4.4 FREE WILL",
   "rule": "On Received Fire and Man Down (the tests marked with an asterisk) a Star may pick the pass 2, pass 1 or pass 0 result without rolling. In Sight and Charge into Melee must be rolled.",
   "tables": [
    "FTB-T-react-citizen",
    "FTB-T-react-ganger",
    "FTB-T-react-militia",
    "FTB-T-react-survivor"
   ],
   "see": [
    "FTB-D-171"
   ]
  },
  {
   "id": "FTB-3.1.4.5",
   "title": "Stars and zombies",
   "kind": "limit",
   "provenance": "stated",
   "where": "3.1.4.5 STARS AND ZOMBIES",
   "rule": "Against damage by a zombie Star Power, Larger Than Life and Cheating Death do nothing, and the Star may be infected like anybody else.",
   "see": [
    "FTB-10.11.3a"
   ],
   "note": "The seed points to 10.11.4 for infection; the rule is 10.11.3."
  },
  {
   "id": "FTB-3.2a",
   "title": "Reputation",
   "kind": "component",
   "provenance": "stated",
   "where": "3.2 REPUTATION",
   "rule": "Rep sums up experience, nerve and drive and is the number used for tests, fire, melee and activation. Levels 2 to 6 are described; there is no highest Rep.",
   "tables": [
    "FTB-T-rep"
   ]
  },
  {
   "id": "FTB-3.2b",
   "title": "Rep 2 figures",
   "kind": "limit",
   "provenance": "stated",
   "where": "3.2 REPUTATION",
   "rule": "Rep 2 is for the very old, very young or sick and appears only in particular scenarios.",
   "see": [
    "FTB-15.2"
   ]
  },
  {
   "id": "FTB-3.3a",
   "title": "Attributes of a Star",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "A Star has two Attributes: the first rolled with 2d6 on the table, the second chosen freely after that.",
   "tables": [
    "FTB-T-attributes"
   ],
   "see": [
    "FTB-D-69"
   ]
  },
  {
   "id": "FTB-3.3b",
   "title": "Attributes of a Grunt",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "A Grunt may have one Attribute, always rolled.",
   "tables": [
    "FTB-T-attributes"
   ]
  },
  {
   "id": "FTB-3.3c",
   "title": "Attributes are optional",
   "kind": "advice",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "Attributes may be used for the Star only, for its band, for everybody or not at all; more of them make longer games."
  },
  {
   "id": "FTB-3.3-medic",
   "title": "Medic (2)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "A Medic that activates next to a figure Out of the Fight lets that figure take the Recovery Test there and then, during the Encounter. The Medic spends its turn of activation on it.",
   "see": [
    "FTB-5.7.5b",
    "FTB-8.4a"
   ]
  },
  {
   "id": "FTB-3.3-attractive",
   "title": "Attractive (3)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "+1d6 on Talk the Talk against somebody of the opposite sex.",
   "see": [
    "FTB-12.13a"
   ]
  },
  {
   "id": "FTB-3.3-brawler",
   "title": "Brawler (4)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "+1d6 in melee.",
   "tables": [
    "FTB-T-melee-modifiers"
   ]
  },
  {
   "id": "FTB-3.3-fast",
   "title": "Fast (5)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "Normal move is 10 inches, and Fast Move uses 3d6 of which all three count.",
   "tables": [
    "FTB-T-fast-move"
   ],
   "see": [
    "FTB-5.3.2a"
   ]
  },
  {
   "id": "FTB-3.3-dim",
   "title": "Dim (6)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "-1d6 on Talk the Talk.",
   "see": [
    "FTB-12.13a"
   ]
  },
  {
   "id": "FTB-3.3-rage",
   "title": "Rage (7)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "+1d6 in melee and +1d6 on the Charge into Melee Test.",
   "tables": [
    "FTB-T-melee-modifiers",
    "FTB-T-charge-modifiers"
   ]
  },
  {
   "id": "FTB-3.3-runt",
   "title": "Runt (8)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "-1d6 on the Charge into Melee Test.",
   "tables": [
    "FTB-T-charge-modifiers"
   ]
  },
  {
   "id": "FTB-3.3-slow",
   "title": "Slow (9)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "Uses only 1d6 on the Fast Move Test.",
   "tables": [
    "FTB-T-fast-move"
   ]
  },
  {
   "id": "FTB-3.3-poser",
   "title": "Poser (10)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "Rolls only 1d6 on Received Fire and on Man Down.",
   "see": [
    "FTB-5.6.3",
    "FTB-5.6.4"
   ]
  },
  {
   "id": "FTB-3.3-initiative",
   "title": "Initiative (11)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "Counts one Rep higher for activation while operating alone.",
   "see": [
    "FTB-5.0d"
   ]
  },
  {
   "id": "FTB-3.3-hard-as-nails",
   "title": "Hard as Nails (12)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.3 ATTRIBUTES",
   "rule": "Once in each Encounter the first Obviously Dead result that a human inflicts on this figure is treated as Carry On.",
   "see": [
    "FTB-D-2",
    "FTB-D-173"
   ]
  },
  {
   "id": "FTB-3.4a",
   "title": "Player classes",
   "kind": "component",
   "provenance": "stated",
   "where": "3.4 CLASS",
   "rule": "Four classes are open to players, each with its own reaction tests: Citizen, Ganger, Militia, Survivor.",
   "tables": [
    "FTB-T-react-citizen",
    "FTB-T-react-ganger",
    "FTB-T-react-militia",
    "FTB-T-react-survivor"
   ]
  },
  {
   "id": "FTB-3.4b",
   "title": "Non-player classes",
   "kind": "component",
   "provenance": "stated",
   "where": "3.4 CLASS",
   "rule": "Military and Police are for non-player figures; they use the Militia reaction tests and generator. Every class has a generator for its Grunts.",
   "tables": [
    "FTB-T-npc-military",
    "FTB-T-npc-police",
    "FTB-T-npc-militia",
    "FTB-T-react-militia"
   ],
   "note": "The seed says both that each class has its own generator and that these two use the Militia one; the latter is the more particular (FTB-D-32). Its numbers 3.5.5 and 3.5.6 point at cards that are not there."
  },
  {
   "id": "FTB-3.4.1",
   "title": "Everyone starts as a Citizen",
   "kind": "limit",
   "provenance": "stated",
   "where": "3.4.1 AT THE START",
   "rule": "For the first 20 days every player figure is a Citizen. On day 21 at the latest the player chooses Ganger, Militia or Survivor."
  },
  {
   "id": "FTB-3.4.2",
   "title": "Citizen",
   "kind": "component",
   "provenance": "stated",
   "where": "3.4.2 CITIZEN",
   "rule": "The ordinary person of before the outbreak. Stays a Citizen until choosing one of the three paths after day 20, or dying.",
   "tables": [
    "FTB-T-npc-citizen",
    "FTB-T-react-citizen"
   ],
   "see": [
    "FTB-3.4.2.1"
   ]
  },
  {
   "id": "FTB-3.4.2.1",
   "title": "Citizen no more: early choice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.4.2.1 CITIZEN NO MORE",
   "rule": "Before day 21 a Citizen may choose at once when all three are done: killed at least three zombies; fought an armed human, by fire or melee, and damaged it; taken and passed See the Feast.",
   "see": [
    "FTB-10.9.4",
    "FTB-7.6.1",
    "FTB-D-174",
    "FTB-D-244"
   ]
  },
  {
   "id": "FTB-3.4.3",
   "title": "Gangers",
   "kind": "component",
   "provenance": "stated",
   "where": "3.4.3 GANGERS",
   "rule": "Care for self and gang only. Mostly urban. They prey on Citizens, avoid Militia and fight Survivors.",
   "tables": [
    "FTB-T-npc-ganger",
    "FTB-T-react-ganger"
   ],
   "see": [
    "FTB-D-64"
   ]
  },
  {
   "id": "FTB-3.4.4",
   "title": "Military",
   "kind": "component",
   "provenance": "stated",
   "where": "3.4.4 MILITARY",
   "rule": "Non-player figures, the last hold of order, later broken up into individuals.",
   "tables": [
    "FTB-T-npc-military"
   ],
   "see": [
    "FTB-12.7a"
   ]
  },
  {
   "id": "FTB-3.4.5",
   "title": "Militia",
   "kind": "component",
   "provenance": "stated",
   "where": "3.4.5 MILITIA",
   "rule": "What remains of military and police after the collapse. They recruit or disarm Survivors and crush gangs.",
   "tables": [
    "FTB-T-npc-militia",
    "FTB-T-react-militia"
   ],
   "see": [
    "FTB-D-64"
   ]
  },
  {
   "id": "FTB-3.4.6",
   "title": "Police",
   "kind": "component",
   "provenance": "stated",
   "where": "3.4.6 POLICE",
   "rule": "Non-player figures, law and order of the first days, later broken up into individuals.",
   "tables": [
    "FTB-T-npc-police"
   ],
   "see": [
    "FTB-12.7a"
   ]
  },
  {
   "id": "FTB-3.4.7",
   "title": "Survivors",
   "kind": "component",
   "provenance": "stated",
   "where": "3.4.7 SURVIVORS",
   "rule": "Decent people; mostly rural. They avoid Citizens, fight Gangers and distrust Military and Militia.",
   "tables": [
    "FTB-T-npc-survivor",
    "FTB-T-react-survivor"
   ],
   "see": [
    "FTB-D-64"
   ]
  },
  {
   "id": "FTB-3.4.8",
   "title": "Working together",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.4.8 WORKING TOGETHER",
   "rule": "Different classes may work together against one threat; when it is gone and the Encounter ends they return to normal. Players may go on working together, Grunts decide by the game mechanics."
  },
  {
   "id": "FTB-3.5",
   "title": "Weapons carried",
   "kind": "component",
   "provenance": "stated",
   "where": "3.5 WEAPONS",
   "rule": "Most figures have one ranged weapon, some two or three, best read off the figure itself; the player decides."
  },
  {
   "id": "FTB-3.5.1",
   "title": "Unlisted weapons",
   "kind": "procedure",
   "provenance": "stated",
   "where": "3.5.1 YEAH, BUT WHERE'S THE...",
   "rule": "A weapon not listed uses the numbers of the broad category it fits best.",
   "tables": [
    "FTB-T-weapons"
   ]
  },
  {
   "id": "FTB-3.5.2-citizen",
   "title": "NPC generator: Citizen",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "3.5.2 (missing card, called from 4.1)",
   "rule": "1d6: 1 Rep 4, BA Pistol; 2 Rep 4, Pistol; 3 Rep 3, Shotgun; 4 Rep 3, Pistol; 5 Rep 3, Two-Hand Melee Weapon; 6 Rep 3, One-Hand Melee Weapon.",
   "tables": [
    "FTB-T-npc-citizen"
   ],
   "note": "Built as its table: The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. Examples show Citizens of Rep 3 and Rep 4 and one firing group; Rep 2 left out because 3.2 keeps it for special scenarios."
  },
  {
   "id": "FTB-3.5.2-ganger",
   "title": "NPC generator: Ganger",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "3.5.2 (missing card, called from 4.1)",
   "rule": "1d6: 1 Rep 5, BA Pistol; 2 Rep 4, Shotgun; 3 Rep 4, Machine Pistol; 4 Rep 4, BA Pistol; 5 Rep 3, Machine Pistol; 6 Rep 3, Pistol.",
   "tables": [
    "FTB-T-npc-ganger"
   ],
   "note": "Built as its table: The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. Examples show Gangers of Rep 3 and 4, a Rep 5 leader, and a pair of Gangers holding two Machine Pistols and a Shotgun between them."
  },
  {
   "id": "FTB-3.5.2-militia",
   "title": "NPC generator: Militia",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "3.5.2 (missing card, called from 4.1)",
   "rule": "1d6: 1 Rep 5, Assault Rifle, protected; 2 Rep 4, Assault Rifle, protected; 3 Rep 4, Assault Rifle; 4 Rep 4, Sub-Machine Gun; 5 Rep 4, Bolt Action Rifle; 6 Rep 3, Shotgun.",
   "tables": [
    "FTB-T-npc-militia"
   ],
   "note": "Built as its table: The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. Militia are what is left of military and police (3.4.5), so the sister lists for those two were merged."
  },
  {
   "id": "FTB-3.5.2-military",
   "title": "NPC generator: Military",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "3.5.2 (missing card, called from 4.1)",
   "rule": "1d6: 1 Rep 5, Assault Rifle, protected; 2 Rep 4, SAW, protected (first one in a group; any further one has an Assault Rifle); 3 Rep 4, Assault Rifle, protected; 4 Rep 4, Assault Rifle, protected; 5 Rep 4, Assault Rifle, protected; 6 Rep 3, Assault Rifle, protected.",
   "tables": [
    "FTB-T-npc-military"
   ],
   "note": "Built as its table: The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. 3.4 sends Military to the Militia generator for Rep, so Rep rows are the Militia ones; the weapon column follows the sister list (all protected, Assault Rifles, one SAW for a group)."
  },
  {
   "id": "FTB-3.5.2-police",
   "title": "NPC generator: Police",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "3.5.2 (missing card, called from 4.1)",
   "rule": "1d6: 1 Rep 5, Shotgun, protected; 2 Rep 4, Shotgun; 3 Rep 4, BA Pistol; 4 Rep 4, BA Pistol; 5 Rep 4, BA Pistol; 6 Rep 3, BA Pistol.",
   "tables": [
    "FTB-T-npc-police"
   ],
   "note": "Built as its table: The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. 3.4 sends Police to the Militia generator for Rep; the weapon column follows the sister list (BA Pistol for every officer, Shotgun in the car)."
  },
  {
   "id": "FTB-3.5.2-survivor",
   "title": "NPC generator: Survivor",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "3.5.2 (missing card, called from 4.1)",
   "rule": "1d6: 1 Rep 5, Assault Rifle; 2 Rep 4, Bolt Action Rifle; 3 Rep 4, Shotgun; 4 Rep 4, BA Pistol; 5 Rep 4, Pistol; 6 Rep 3, BA Pistol.",
   "tables": [
    "FTB-T-npc-survivor"
   ],
   "note": "Built as its table: The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. Examples show Survivors of Rep 5 and 4 and a Rep 3 with a BA Pistol."
  },
  {
   "id": "FTB-3.6a",
   "title": "Protection in melee",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.6 PROTECTION",
   "rule": "A figure in flak jacket or body armour is protected: +1d6 in melee.",
   "tables": [
    "FTB-T-melee-modifiers"
   ]
  },
  {
   "id": "FTB-3.6b",
   "title": "Protection against fire",
   "kind": "modifier",
   "provenance": "stated",
   "where": "3.6 PROTECTION",
   "rule": "A total of 8 or 9 on Ranged Combat misses a protected figure.",
   "tables": [
    "FTB-T-ranged-combat"
   ]
  },
  {
   "id": "FTB-4.0",
   "title": "The band",
   "kind": "advice",
   "provenance": "stated",
   "where": "4.0 FORMING YOUR BAND",
   "rule": "The game is about the Star's band. Starting alone and recruiting during Encounters is recommended."
  },
  {
   "id": "FTB-4.1a",
   "title": "Start alone or recruit first",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.1 STARTING YOUR BAND",
   "rule": "The Star starts alone and recruits by Talk the Talk during games, or a first band is rolled up before the first game.",
   "see": [
    "FTB-12.13a"
   ]
  },
  {
   "id": "FTB-4.1b",
   "title": "Rolling up a recruit",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.1 STARTING YOUR BAND",
   "rule": "Use the generator of the class, roll 1d6, find the row, read across: that is the recruit.",
   "tables": [
    "FTB-T-npc-citizen",
    "FTB-T-npc-ganger",
    "FTB-T-npc-militia",
    "FTB-T-npc-survivor"
   ]
  },
  {
   "id": "FTB-4.1c",
   "title": "First 20 days",
   "kind": "limit",
   "provenance": "stated",
   "where": "4.1 STARTING YOUR BAND",
   "rule": "During days 1 to 20 only Citizens can be recruited."
  },
  {
   "id": "FTB-4.1d",
   "title": "No recruit above the Star",
   "kind": "limit",
   "provenance": "stated",
   "where": "4.1 STARTING YOUR BAND",
   "rule": "A recruit may not have a higher Rep than the Star; roll again."
  },
  {
   "id": "FTB-4.1e",
   "title": "Size of the band",
   "kind": "limit",
   "provenance": "stated",
   "where": "4.1 STARTING YOUR BAND",
   "rule": "The band, Star included, may not exceed the Star's Rep. When that Rep falls one random member leaves; when it rises one more may be recruited."
  },
  {
   "id": "FTB-4.1f",
   "title": "Same class only",
   "kind": "limit",
   "provenance": "stated",
   "where": "4.1 STARTING YOUR BAND",
   "rule": "Only Grunts of the Star's own class can be recruited, at the start and later."
  },
  {
   "id": "FTB-4.2a",
   "title": "Groups at the start",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.2 GROUPS",
   "rule": "At the start of an Encounter each side divides its figures into groups. A group is one figure or more, without an upper limit, that activate together."
  },
  {
   "id": "FTB-4.2b",
   "title": "Mixed Reps",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.2 GROUPS",
   "rule": "Figures that begin the turn in one group activate at the same time and may have different Reps."
  },
  {
   "id": "FTB-4.2.1a",
   "title": "Group Rep",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.2.1 GROUP COHESION",
   "rule": "A group activates on the Rep of its Leader.",
   "see": [
    "FTB-5.0d"
   ]
  },
  {
   "id": "FTB-4.2.1b",
   "title": "Cohesion",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.2.1 GROUP COHESION",
   "rule": "To be in one group a figure must begin within 4 inches of another Carry On figure of it, in sight or not; the links may form a chain."
  },
  {
   "id": "FTB-4.2.1c",
   "title": "Broken link",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.2.1 GROUP COHESION",
   "rule": "As soon as a link is missing, at any moment of the turn, the parts are separate groups. A figure that is not on Carry On links nobody.",
   "see": [
    "FTB-D-51"
   ]
  },
  {
   "id": "FTB-4.2.2a",
   "title": "Forming and splitting",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.2.2 SPLITTING UP GROUPS",
   "rule": "While active, or when a reaction forces it, groups may be joined or split freely during the turn.",
   "see": [
    "FTB-D-51",
    "FTB-D-179"
   ]
  },
  {
   "id": "FTB-4.2.2b",
   "title": "When groups are fixed",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.2.2 SPLITTING UP GROUPS",
   "rule": "For activation the groups are those of the start of the turn.",
   "see": [
    "FTB-D-51"
   ]
  },
  {
   "id": "FTB-4.2.2c",
   "title": "Joining in mid-turn",
   "kind": "limit",
   "provenance": "stated",
   "where": "4.2.2 SPLITTING UP GROUPS",
   "rule": "Groups joined during the turn may move and fire as one, but no figure may exceed the movement it has left that turn.",
   "see": [
    "FTB-D-51"
   ]
  },
  {
   "id": "FTB-4.3",
   "title": "Two kinds of Leader",
   "kind": "component",
   "provenance": "stated",
   "where": "4.3 LFADERS",
   "rule": "A Star leads its group. A group without a Star is led by its figure of highest Rep, the Temporary Leader."
  },
  {
   "id": "FTB-4.3.1",
   "title": "Star Leader",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.3.1 STAR LEADERS",
   "rule": "A Star Leader sets the activation Rep of its group and may use the Leader Die.",
   "see": [
    "FTB-4.3.4a"
   ]
  },
  {
   "id": "FTB-4.3.2",
   "title": "Temporary Leader",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.3.2 TEMPORARY LEADER",
   "rule": "A Temporary Leader sets the activation Rep of its group, and nothing else; it has no Leader Die."
  },
  {
   "id": "FTB-4.3.3",
   "title": "A dead Leader",
   "kind": "campaign",
   "provenance": "stated",
   "where": "4.3.3 REPLACING THE LEADER",
   "rule": "After the game the Temporary Leader or another figure takes over a band whose Leader was killed, or the band breaks up."
  },
  {
   "id": "FTB-4.3.4a",
   "title": "Leader Die",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.3.4 LEADER DIE",
   "rule": "A Star with a group, not alone, rolls one odd-coloured d6 against its own Rep when its group takes Received Fire or Man Down. Passed: every figure of the group adds one passed die to its result. Not passed: nothing.",
   "see": [
    "FTB-D-48"
   ]
  },
  {
   "id": "FTB-4.3.4b",
   "title": "Leader Die scope",
   "kind": "limit",
   "provenance": "stated",
   "where": "4.3.4 LEADER DIE",
   "rule": "The Leader Die serves only Received Fire and Man Down, never Fast Move or other tests.",
   "see": [
    "FTB-5.3.2a"
   ]
  },
  {
   "id": "FTB-4.3.4c",
   "title": "Leader need not be tested",
   "kind": "procedure",
   "provenance": "stated",
   "where": "4.3.4 LEADER DIE",
   "rule": "It is rolled even when the Leader itself has no reason to take the test."
  },
  {
   "id": "FTB-5.0a",
   "title": "Phases of a turn",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.0 TURN SEQUENCE",
   "rule": "A turn has one phase of activation for each side. A game may last any number of turns."
  },
  {
   "id": "FTB-5.0b",
   "title": "Activation dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.0 TURN SEQUENCE",
   "rule": "At the start of a turn each side rolls its own coloured d6. The higher score activates first."
  },
  {
   "id": "FTB-5.0c",
   "title": "Doubles",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.0 TURN SEQUENCE",
   "rule": "Equal scores: neither side activates on them; the dice are rolled again.",
   "see": [
    "FTB-10.11.3d",
    "FTB-D-20"
   ]
  },
  {
   "id": "FTB-5.0d",
   "title": "Who may activate",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.0 TURN SEQUENCE",
   "rule": "Only a group whose Leader's Rep is equal to or higher than its own side's activation die may activate."
  },
  {
   "id": "FTB-5.0e",
   "title": "Order within a side",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.0 TURN SEQUENCE",
   "rule": "Groups activate from highest Leader Rep to lowest, ties as their player likes. One group finishes all its actions and the reactions they caused before the next begins."
  },
  {
   "id": "FTB-5.0f",
   "title": "Second side and end of turn",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.0 TURN SEQUENCE",
   "rule": "When the first side is done the other activates its eligible groups against its own die. Then the turn ends and dice are rolled anew."
  },
  {
   "id": "FTB-5.0g",
   "title": "Activation is optional",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.0 TURN SEQUENCE",
   "rule": "A player activates the eligible groups he wants to; a group that cannot or does not activate can still react."
  },
  {
   "id": "FTB-5.0h",
   "title": "PEFs in activation",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.0 TURN SEQUENCE",
   "rule": "A side may activate PEFs instead of groups when its die allows.",
   "see": [
    "FTB-12.3a"
   ]
  },
  {
   "id": "FTB-5.1a",
   "title": "More than two sides",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.1 MULTIPLE SIDES",
   "rule": "Each human faction has its own activation die of its own colour; this happens when players choose opposite sides, before or during the game, or when a PEF turns out to be NPCs. They act in order of their dice."
  },
  {
   "id": "FTB-5.1b",
   "title": "Ties among humans",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.1 MULTIPLE SIDES",
   "rule": "Humans with equal dice roll off for order."
  },
  {
   "id": "FTB-5.1c",
   "title": "Doubles with more sides",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.1 MULTIPLE SIDES",
   "rule": "One human die is named beforehand to be compared with the zombie die. If these two are doubles those sides do not activate that turn; the others do.",
   "see": [
    "FTB-D-178"
   ]
  },
  {
   "id": "FTB-5.2a",
   "title": "Movement action",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.2 ACTIONS",
   "rule": "An active figure may move up to its full distance, or stay and turn to face any way, and may drop prone at any point of its move.",
   "see": [
    "FTB-D-63"
   ]
  },
  {
   "id": "FTB-5.2b",
   "title": "One further action",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.2 ACTIONS",
   "rule": "In addition it may do one of these: fire if loaded, having fired in reaction or not; take up weapons or Items lying about, whoever owned them; charge into melee."
  },
  {
   "id": "FTB-5.2c",
   "title": "Charge and movement",
   "kind": "limit",
   "provenance": "stated",
   "where": "5.2 ACTIONS",
   "rule": "A charge may come before or after moving, as long as all movement together stays within what a successful Fast Move allows.",
   "see": [
    "FTB-5.3.2a",
    "FTB-8.2a"
   ]
  },
  {
   "id": "FTB-5.3",
   "title": "Movement when active",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.3 ACTIVE MOVEMENT",
   "rule": "Active figures move by the rules of normal movement, Fast Move and going prone.",
   "see": [
    "FTB-5.3.1",
    "FTB-5.3.2a",
    "FTB-5.3.3a"
   ]
  },
  {
   "id": "FTB-5.3.1",
   "title": "Normal move",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.3.1 NORMAL MOVEMENT",
   "rule": "A figure moves 8 inches unless an Attribute says otherwise.",
   "see": [
    "FTB-3.3-fast"
   ]
  },
  {
   "id": "FTB-5.3.2a",
   "title": "Fast Move Test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.3.2 FAST MOVEMENT",
   "rule": "Name the figures that want to move fast. The group rolls 2d6 once, without Leader Die, and every figure compares both dice with its own Rep; every die passed adds up to half of its normal move.",
   "tables": [
    "FTB-T-fast-move"
   ]
  },
  {
   "id": "FTB-5.3.2b",
   "title": "Fast Move marks the figure",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.3.2 FAST MOVEMENT",
   "rule": "A figure that tried counts as moving fast even when it passed no die.",
   "tables": [
    "FTB-T-ranged-combat"
   ]
  },
  {
   "id": "FTB-5.3.2c",
   "title": "When Fast Move may be tried",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.3.2 FAST MOVEMENT",
   "rule": "At any time during the turn and at any distance from the enemy, also to come within reach of a charge. After part of the move, the extra distance is added to what is left."
  },
  {
   "id": "FTB-5.3.2d",
   "title": "Extra die for Fast only",
   "kind": "limit",
   "provenance": "stated",
   "where": "5.3.2 FAST MOVEMENT",
   "rule": "The extra odd-coloured die of a Fast figure counts for that figure alone.",
   "see": [
    "FTB-3.3-fast"
   ]
  },
  {
   "id": "FTB-5.3.3a",
   "title": "Going prone by choice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.3.3 GOING PRONE",
   "rule": "An active figure that drops prone may fire at any time before or after."
  },
  {
   "id": "FTB-5.3.3b",
   "title": "Forced prone",
   "kind": "limit",
   "provenance": "stated",
   "where": "5.3.3 GOING PRONE",
   "rule": "A figure made prone by a reaction result may not fire.",
   "see": [
    "FTB-5.7.3c",
    "FTB-D-45"
   ]
  },
  {
   "id": "FTB-5.3.3c",
   "title": "Getting up",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.3.3 GOING PRONE",
   "rule": "Standing up costs half of the figure's movement."
  },
  {
   "id": "FTB-5.3.3d",
   "title": "Crawling",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.3.3 GOING PRONE",
   "rule": "A prone figure moves at half its normal move. It may try a Fast Move at -1d6, any addition being half of the crawl.",
   "tables": [
    "FTB-T-fast-move"
   ]
  },
  {
   "id": "FTB-5.4",
   "title": "Involuntary movement",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.4 INVOLUNTARY MOVEMENT",
   "rule": "A reaction result can force movement or action: Carry On, Charge into Melee, Duck Back, Run Away. They have the meaning of 5.7.",
   "see": [
    "FTB-5.7.1",
    "FTB-5.7.2",
    "FTB-5.7.3a",
    "FTB-5.7.6"
   ]
  },
  {
   "id": "FTB-5.4.1",
   "title": "Carry On (forced)",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.4.1 CARRY ON",
   "rule": "Goes on fighting; acts when active and reacts when called upon.",
   "see": [
    "FTB-5.7.1"
   ]
  },
  {
   "id": "FTB-5.4.2",
   "title": "Charge into Melee (forced)",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.4.2 CHARGE INTO MELEE",
   "rule": "A Charge into Melee Test follows between tester and target.",
   "see": [
    "FTB-8.2a"
   ]
  },
  {
   "id": "FTB-5.4.3",
   "title": "Duck Back (forced)",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.4.3 DUCK BACK",
   "rule": "Same text as 5.7.3.",
   "see": [
    "FTB-5.7.3a"
   ]
  },
  {
   "id": "FTB-5.4.4",
   "title": "Run Away (forced)",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.4.4 RUN AWAY",
   "rule": "The figure quits and comes off the table at once.",
   "see": [
    "FTB-5.7.6"
   ]
  },
  {
   "id": "FTB-5.5",
   "title": "In Sight is different",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5 IN SIGHT",
   "rule": "In Sight is a Reaction Test taken in its own way, by Leaders rather than by every figure.",
   "see": [
    "FTB-5.5.3a"
   ]
  },
  {
   "id": "FTB-5.5.1a",
   "title": "In sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.1 IN SIGHT OR NOT",
   "rule": "A figure counts as in sight if any enemy has a Line of Sight to it, cover or no cover.",
   "see": [
    "FTB-7.1"
   ]
  },
  {
   "id": "FTB-5.5.1b",
   "title": "Not in sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.1 IN SIGHT OR NOT",
   "rule": "A figure is out of sight when hidden by intervening cover (as in Duck Back behind cover), by weather or light, or by an intervening figure. In doubt use a straight edge."
  },
  {
   "id": "FTB-5.5.2a",
   "title": "Trigger",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.2 TRIGGERING AN IN SIGHT TEST",
   "rule": "The test is triggered when any figure of a moving group comes into Line of Sight of enemies, having not been seen before in this activation phase.",
   "see": [
    "FTB-D-40"
   ]
  },
  {
   "id": "FTB-5.5.2b",
   "title": "Two more inches",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.2 TRIGGERING AN IN SIGHT TEST",
   "rule": "After the trigger every figure of the moving group may move up to 2 inches more before the test; this may take it out of sight again.",
   "see": [
    "FTB-D-41"
   ]
  },
  {
   "id": "FTB-5.5.2c",
   "title": "One test for all in sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.2 TRIGGERING AN IN SIGHT TEST",
   "rule": "One test is taken for all figures then in sight of an enemy.",
   "see": [
    "FTB-D-37"
   ]
  },
  {
   "id": "FTB-5.5.3a",
   "title": "Leaders roll",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.3 TAKING THE IN SIGHT TEST",
   "rule": "The test is for Leaders alone, Star or Temporary, one for each group. A Leader rolls 1d6 for each point of its Rep, more or fewer by circumstances, and counts successes.",
   "tables": [
    "FTB-T-in-sight-modifiers"
   ],
   "see": [
    "FTB-D-42"
   ]
  },
  {
   "id": "FTB-5.5.3b",
   "title": "No limits on dice",
   "kind": "limit",
   "provenance": "stated",
   "where": "5.5.3 TAKING THE IN SIGHT TEST",
   "rule": "There is no highest and no lowest number of dice for this test."
  },
  {
   "id": "FTB-5.5.3c",
   "title": "Winning",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.3 TAKING THE IN SIGHT TEST",
   "rule": "The group of the Leader with more successes acts; the other can only react. Equal successes: take the test again. The moving side must score more to win.",
   "see": [
    "FTB-D-37"
   ]
  },
  {
   "id": "FTB-5.5.3m",
   "title": "In Sight modifiers",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "5.5.3 TAKING THE IN SIGHT TEST",
   "rule": "Modifiers: the moving group -1d6; having to draw a concealed weapon -1d6; alerted target of a raid +1d6. By table option also: every enemy in view being in cover -1d6.",
   "tables": [
    "FTB-T-in-sight-modifiers"
   ],
   "see": [
    "FTB-D-59",
    "FTB-D-66"
   ],
   "note": "Built as its table: Two rows are stated in the encounters. The third is the moved circumstance that a public rules sheet for the free game by the same author (Chain Reaction, 2013) lists for the same test; its size of -1d6 is a decision. That sheet also has a circumstance for concealed enemies; it is left to the table option concealed-in-sight (FTB-D-66), because cover already counts when the shots are rolled. Ducking Back and Running Away figures on that sheet cannot act; here those results are complete at once (FTB-D-45)."
  },
  {
   "id": "FTB-5.5.4a",
   "title": "Acting after In Sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.4 RESOLVING IN SIGHT ACTIONS",
   "rule": "Each figure of the winning group that is in sight uses the In Sight Resolution table, by its circumstance and by being Star or Grunt.",
   "tables": [
    "FTB-T-in-sight-resolution"
   ]
  },
  {
   "id": "FTB-5.5.4b",
   "title": "Targets first",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.4 RESOLVING IN SIGHT ACTIONS",
   "rule": "All that will fire declare targets before any fire is resolved.",
   "see": [
    "FTB-D-43"
   ]
  },
  {
   "id": "FTB-5.5.4c",
   "title": "Reactions after all actions",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.4 RESOLVING IN SIGHT ACTIONS",
   "rule": "Only when every figure of the winning group has acted does the other side take the Reaction Tests it owes.",
   "see": [
    "FTB-5.6.1",
    "FTB-D-43"
   ]
  },
  {
   "id": "FTB-5.5.5a",
   "title": "Targets in In Sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.5 TARGETING",
   "rule": "A figure firing because of In Sight shoots at the nearest enemy. No figure is targeted twice until all have been targeted once.",
   "see": [
    "FTB-7.4",
    "FTB-D-44"
   ]
  },
  {
   "id": "FTB-5.5.5b",
   "title": "Free choice of target",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.5 TARGETING",
   "rule": "Stars, and figures taking active fire, choose targets freely."
  },
  {
   "id": "FTB-5.5.6",
   "title": "Brown pants",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.6 CITIZENS BROWN PANTS RULE",
   "rule": "A Citizen about to act after winning In Sight first rolls 1d6 against its Rep: passed, it acts normally; not passed, it Ducks Back at once."
  },
  {
   "id": "FTB-5.5.7",
   "title": "Order of In Sight actions",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.7 IN SIGHT RESOLUTION",
   "rule": "Figures of the winning group act from highest to lowest Rep, each taking the first fitting line of the table; Stars may differ from Grunts; Citizens check brown pants.",
   "tables": [
    "FTB-T-in-sight-resolution"
   ],
   "see": [
    "FTB-5.5.6",
    "FTB-D-43",
    "FTB-D-46"
   ]
  },
  {
   "id": "FTB-5.5.7m",
   "title": "In Sight Resolution",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "5.5.7 IN SIGHT RESOLUTION",
   "rule": "What a winner may or must do: a Citizen that fails its roll Ducks Back; charge when active and declared; a Star chooses freely; a Grunt that can fire fires, one out of ammo Ducks Back, one out of range carries on, one without a gun charges if it can and else Ducks Back.",
   "tables": [
    "FTB-T-in-sight-resolution"
   ],
   "see": [
    "FTB-D-43",
    "FTB-D-45"
   ],
   "note": "Built as its table: Built from the examples: a Grunt that can fire fires (5.5.7, 7.2); a Star may choose to run for it with a Fast Move (5.3.2); an active winner may declare a charge (8.2.1). Out-of-ammo and out-of-range lines come from the In Sight lines of the 2009 sister game. There is no line for figures still ducking back or running away: both are complete at once, and 5.7.3 lets a ducked figure fire by a later Reaction Test (FTB-D-45)."
  },
  {
   "id": "FTB-5.5.8",
   "title": "After In Sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.8 WHAT NOW?",
   "rule": "When all winners acted and all reactions are resolved, active figures continue their remaining actions, moving or shooting."
  },
  {
   "id": "FTB-5.5.9",
   "title": "Moving on",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.9 MOVING AND IN SIGHT",
   "rule": "Figures that triggered the test may continue their movement; it may trigger another."
  },
  {
   "id": "FTB-5.5.10",
   "title": "New In Sights",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.5.10 NEW INSIGHTS",
   "rule": "Figures coming newly into sight, even of a group already tested, trigger a new test with new dice. A figure that is still loaded may fire again in it.",
   "see": [
    "FTB-D-40"
   ]
  },
  {
   "id": "FTB-5.6",
   "title": "The Reaction Tests",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.6 REACTION",
   "rule": "In Sight (by Leader), Received Fire, Man Down and Charge into Melee (each figure on its own, 2d6 against its Rep).",
   "see": [
    "FTB-5.5.3a",
    "FTB-5.6.3",
    "FTB-5.6.4",
    "FTB-8.2a"
   ]
  },
  {
   "id": "FTB-5.6.1",
   "title": "Exception: In Sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.6.1 EXCEPTIONS",
   "rule": "Tests called for by actions within In Sight wait until all figures that won it have acted."
  },
  {
   "id": "FTB-5.6.1a",
   "title": "Tests are taken at once",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.6.1 EXCEPTIONS",
   "rule": "A Reaction Test is taken as soon as it is called for, with two exceptions.",
   "see": [
    "FTB-5.6.1b",
    "FTB-5.6.1"
   ]
  },
  {
   "id": "FTB-5.6.1b",
   "title": "Exception: charging",
   "kind": "limit",
   "provenance": "stated",
   "where": "5.6.1 EXCEPTIONS",
   "rule": "A figure rolling to charge into melee takes no Reaction Tests."
  },
  {
   "id": "FTB-5.6.2",
   "title": "Taking a test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.6.2 TAKING A REACTION TEST",
   "rule": "Find who must test and which tests apply, using the card of that figure's class; roll 2d6 against its Rep, add a Leader Die if any, count passes and carry out the result at once.",
   "tables": [
    "FTB-T-react-citizen",
    "FTB-T-react-ganger",
    "FTB-T-react-militia",
    "FTB-T-react-survivor"
   ],
   "see": [
    "FTB-4.3.4a",
    "FTB-D-48"
   ]
  },
  {
   "id": "FTB-5.6.2-citizen",
   "title": "Reaction tests of the Citizen",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "5.6.2 TAKING A REACTION TEST",
   "rule": "Received Fire: two passed, Fire (unable to: Duck Back; nobody that fired left to fire at: Carry On); one or none, Run Away. Man Down: two, Carry On; one, Duck Back; none, Run Away. Both carry the asterisk, so a Star chooses its column.",
   "tables": [
    "FTB-T-react-citizen"
   ],
   "see": [
    "FTB-3.1.4.4",
    "FTB-D-49"
   ],
   "note": "Built as its table: Base: tests of the same class in the 2009 sister game, with retire read as Run Away, snap fire as Fire, and its outgunned, halt and hunker down results dropped because this game has none. Pinned: Citizen passing 1d6 on Received Fire runs away (5.6.2)."
  },
  {
   "id": "FTB-5.6.2-ganger",
   "title": "Reaction tests of the Ganger",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "5.6.2 TAKING A REACTION TEST",
   "rule": "Received Fire: two passed, Fire (unable to: Charge into Melee if its normal move brings it to within 1 inch of an enemy that fired, else Duck Back; nobody that fired left to fire at: Carry On); one, Duck Back; none, Run Away. Man Down: two, Carry On; one, Duck Back; none, Run Away. Both carry the asterisk, so a Star chooses its column.",
   "tables": [
    "FTB-T-react-ganger"
   ],
   "see": [
    "FTB-3.1.4.4",
    "FTB-D-49"
   ],
   "note": "Built as its table: Base: tests of the same class in the 2009 sister game, with retire read as Run Away, snap fire as Fire, and its outgunned, halt and hunker down results dropped because this game has none. Pinned: passing 2d6 on both tests ends in Fire; passing 1d6 on both ends in Duck Back (5.6.5)."
  },
  {
   "id": "FTB-5.6.2-militia",
   "title": "Reaction tests of the Militia",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "5.6.2 TAKING A REACTION TEST",
   "rule": "Also for Military and Police. Received Fire: two passed, Fire (unable to: Charge into Melee if its normal move brings it to within 1 inch of an enemy that fired, else Duck Back; nobody that fired left to fire at: Carry On); one, Fire if in cover (Carry On there if nobody that fired is left), else Duck Back; none, Duck Back. Man Down: two, Carry On; one, Carry On with another friend on Carry On within 4 inches, else Duck Back; none, Run Away. Both carry the asterisk.",
   "tables": [
    "FTB-T-react-militia"
   ],
   "see": [
    "FTB-3.1.4.4",
    "FTB-D-49"
   ],
   "note": "Built as its table: Base: tests of the same class in the 2009 sister game, with retire read as Run Away, snap fire as Fire, and its outgunned, halt and hunker down results dropped because this game has none. The STOP box after 5.7 says Militia differ from Ganger and Citizen. Follows the sister Military column, steadier at one and no passes."
  },
  {
   "id": "FTB-5.6.2-survivor",
   "title": "Reaction tests of the Survivor",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "5.6.2 TAKING A REACTION TEST",
   "rule": "Received Fire: two passed, Fire (unable to: Charge into Melee if its normal move brings it to within 1 inch of an enemy that fired, else Duck Back; nobody that fired left to fire at: Carry On); one, Duck Back; none, Run Away. Man Down: two, Carry On; one, Carry On with another friend on Carry On within 4 inches, else Duck Back; none, Run Away. Both carry the asterisk.",
   "tables": [
    "FTB-T-react-survivor"
   ],
   "see": [
    "FTB-3.1.4.4",
    "FTB-D-49"
   ],
   "note": "Built as its table: Base: tests of the same class in the 2009 sister game, with retire read as Run Away, snap fire as Fire, and its outgunned, halt and hunker down results dropped because this game has none. Pinned: Survivor passing 1d6 on Received Fire ducks back (7.2); passing 2d6 returns fire (3.1.4.4)."
  },
  {
   "id": "FTB-5.6.3",
   "title": "Received Fire",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.6.3 RECEIVED FIRE",
   "rule": "Being fired at calls for Received Fire. Shots by several figures together on one target count as one call, so one test.",
   "see": [
    "FTB-D-47",
    "FTB-D-19"
   ]
  },
  {
   "id": "FTB-5.6.4",
   "title": "Man Down",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.6.4 MAN DOWN",
   "rule": "A figure takes Man Down each time a friend it can see, no more than 4 inches away, is put Out of the Fight, is Obviously Dead or Runs Away.",
   "see": [
    "FTB-D-170",
    "FTB-D-176"
   ],
   "note": "A Star who cheats death is none of these: friends take no test."
  },
  {
   "id": "FTB-5.6.5",
   "title": "Several tests",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.6.5 MULTIPLE TESTS",
   "rule": "A figure owing both tests rolls one set of 2d6, applies it to both and takes the worse result: Carry On, Fire, Charge into Melee, Duck Back, Run Away, from best to worst.",
   "tables": [
    "FTB-T-reaction-order"
   ],
   "see": [
    "FTB-D-48"
   ]
  },
  {
   "id": "FTB-5.7",
   "title": "Status and actions",
   "kind": "component",
   "provenance": "stated",
   "where": "5.7 STATUS AND ACTIONS",
   "rule": "Tests and damage change what a figure is and must do: Carry On, Charge into Melee, Duck Back, Obviously Dead, Out of the Fight, Run Away.",
   "see": [
    "FTB-5.7.1",
    "FTB-5.7.2",
    "FTB-5.7.3a",
    "FTB-5.7.4",
    "FTB-5.7.5a",
    "FTB-5.7.6"
   ]
  },
  {
   "id": "FTB-5.7.1",
   "title": "Carry On",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.7.1 CARRY ON",
   "rule": "In good order: may act and react."
  },
  {
   "id": "FTB-5.7.2",
   "title": "Charge into Melee",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.7.2 CHARGE INTO MELEE",
   "rule": "If it can move to within 1 inch of an enemy the figure takes the Charge into Melee Test.",
   "see": [
    "FTB-8.2a",
    "FTB-D-49"
   ]
  },
  {
   "id": "FTB-5.7.3a",
   "title": "Duck Back: to cover",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.7.3 DUCK BACK",
   "rule": "Moves to the nearest cover within 6 inches, in any direction, even forward.",
   "see": [
    "FTB-D-50",
    "FTB-D-170"
   ]
  },
  {
   "id": "FTB-5.7.3b",
   "title": "Duck Back: no cover",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.7.3 DUCK BACK",
   "rule": "With no cover within 6 inches it drops prone where it is and its turn ends.",
   "see": [
    "FTB-D-177"
   ]
  },
  {
   "id": "FTB-5.7.3c",
   "title": "Duck Back: no fire",
   "kind": "limit",
   "provenance": "stated",
   "where": "5.7.3 DUCK BACK",
   "rule": "No firing until the figure is active again; only a later Reaction Test can have it fire before.",
   "see": [
    "FTB-D-45"
   ]
  },
  {
   "id": "FTB-5.7.3d",
   "title": "Duck Back: sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.7.3 DUCK BACK",
   "rule": "Behind cover it neither sees the one that caused the test nor is seen by it; a figure that merely went prone still does both."
  },
  {
   "id": "FTB-5.7.4",
   "title": "Obviously Dead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.7.4 OBVIOUSLY DEAD",
   "rule": "Plainly killed; out of the game."
  },
  {
   "id": "FTB-5.7.5a",
   "title": "Out of the Fight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.7.5 OUT OF THE FIGHT",
   "rule": "Badly hurt: cannot move or act for the rest of the Encounter and must be fetched by others."
  },
  {
   "id": "FTB-5.7.5b",
   "title": "Help by a Medic",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.7.5 OUT OF THE FIGHT",
   "rule": "A figure with Medic that spends a turn of activation with it lets it take the Recovery Test during the Encounter.",
   "see": [
    "FTB-3.3-medic",
    "FTB-8.4a"
   ]
  },
  {
   "id": "FTB-5.7.5.1a",
   "title": "Picking up the wounded",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.7.5.1 RETRIEVING WOUNDED",
   "rule": "Move next to the wounded figure and pick it up; the carrier's remaining movement is reduced by 2 inches."
  },
  {
   "id": "FTB-5.7.5.1b",
   "title": "Carrying and Fast Move",
   "kind": "modifier",
   "provenance": "stated",
   "where": "5.7.5.1 RETRIEVING WOUNDED",
   "rule": "A carrier may take the Fast Move Test but counts only its best die.",
   "tables": [
    "FTB-T-fast-move"
   ]
  },
  {
   "id": "FTB-5.7.5.1c",
   "title": "Carrying and weapons",
   "kind": "limit",
   "provenance": "stated",
   "where": "5.7.5.1 RETRIEVING WOUNDED",
   "rule": "A carrier may fire but not reload."
  },
  {
   "id": "FTB-5.7.5.1d",
   "title": "Carrier charged",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.7.5.1 RETRIEVING WOUNDED",
   "rule": "A carrier that is charged drops the wounded figure."
  },
  {
   "id": "FTB-5.7.6",
   "title": "Run Away",
   "kind": "procedure",
   "provenance": "stated",
   "where": "5.7.6 RUN AWAY",
   "rule": "Has quit the Encounter; removed from the table. It may return by the Recovery Test.",
   "see": [
    "FTB-8.4a"
   ]
  },
  {
   "id": "FTB-6.0",
   "title": "Two ways to hurt",
   "kind": "component",
   "provenance": "stated",
   "where": "6.0 RANGED COMBAT",
   "rule": "Damage comes from ranged fire or melee. A ranged weapon has four numbers: type, range, Target rating and Impact.",
   "tables": [
    "FTB-T-weapons"
   ]
  },
  {
   "id": "FTB-6.1-ar",
   "title": "Assault Rifle",
   "kind": "component",
   "provenance": "stated",
   "where": "6.1 TYPE",
   "rule": "Assault Rifle (AR): range 48, Target 1 or 3, Impact 3. Ranges in inches.",
   "tables": [
    "FTB-T-weapons"
   ]
  },
  {
   "id": "FTB-6.1-bap",
   "title": "BA Pistol",
   "kind": "component",
   "provenance": "stated",
   "where": "6.1 TYPE",
   "rule": "BA Pistol (BAP): range 12, Target 1 or 2, Impact 2. Ranges in inches.",
   "tables": [
    "FTB-T-weapons"
   ]
  },
  {
   "id": "FTB-6.1-bar",
   "title": "Bolt Action Rifle",
   "kind": "component",
   "provenance": "stated",
   "where": "6.1 TYPE",
   "rule": "Bolt Action Rifle (BAR): range 48, Target 1, Impact 3. Ranges in inches.",
   "tables": [
    "FTB-T-weapons"
   ]
  },
  {
   "id": "FTB-6.1-mp",
   "title": "Machine Pistol",
   "kind": "component",
   "provenance": "stated",
   "where": "6.1 TYPE",
   "rule": "Machine Pistol (MP): range 12, Target 3, Impact 1. Ranges in inches.",
   "tables": [
    "FTB-T-weapons"
   ]
  },
  {
   "id": "FTB-6.1-p",
   "title": "Pistol",
   "kind": "component",
   "provenance": "stated",
   "where": "6.1 TYPE",
   "rule": "Pistol (P): range 12, Target 1 or 2, Impact 1. Ranges in inches.",
   "tables": [
    "FTB-T-weapons"
   ]
  },
  {
   "id": "FTB-6.1-saw",
   "title": "SAW",
   "kind": "component",
   "provenance": "stated",
   "where": "6.1 TYPE",
   "rule": "SAW (SAW): range 48, Target 4, Impact 3. Ranges in inches.",
   "tables": [
    "FTB-T-weapons"
   ]
  },
  {
   "id": "FTB-6.1-smg",
   "title": "Sub-Machine Gun",
   "kind": "component",
   "provenance": "stated",
   "where": "6.1 TYPE",
   "rule": "Sub-Machine Gun (SMG): range 24, Target 3, Impact 1. Ranges in inches.",
   "tables": [
    "FTB-T-weapons"
   ]
  },
  {
   "id": "FTB-6.1-sg",
   "title": "Shotgun",
   "kind": "component",
   "provenance": "stated",
   "where": "6.1 TYPE",
   "rule": "Shotgun (SG): range 12, Target 3, Impact 2. The shooter may roll 6d6 instead of 3d6 and uses the best three for hitting, but all six count for running out of ammo and for drawing zombies.",
   "tables": [
    "FTB-T-weapons"
   ],
   "see": [
    "FTB-6.7a",
    "FTB-10.2.3",
    "FTB-D-175"
   ]
  },
  {
   "id": "FTB-6.2",
   "title": "Range",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "6.2 RANGE",
   "rule": "The listed range is the farthest at which the weapon is fired with effect; a target beyond it cannot be fired at.",
   "note": "The seed explains range as effective range; that fire beyond it is not allowed follows from there being no longer band."
  },
  {
   "id": "FTB-6.3a",
   "title": "Target rating",
   "kind": "procedure",
   "provenance": "stated",
   "where": "6.3 TARGET RATING",
   "rule": "The most dice one firing may roll; each may hurt, and any or all may go to one or several targets."
  },
  {
   "id": "FTB-6.3b",
   "title": "Two ratings",
   "kind": "procedure",
   "provenance": "stated",
   "where": "6.3 TARGET RATING",
   "rule": "A weapon with two ratings may use either, as the player likes.",
   "see": [
    "FTB-D-44"
   ]
  },
  {
   "id": "FTB-6.4",
   "title": "Impact",
   "kind": "component",
   "provenance": "stated",
   "where": "6.4 IMPACT",
   "rule": "How deadly the weapon is: higher is deadlier.",
   "see": [
    "FTB-7.6a"
   ]
  },
  {
   "id": "FTB-6.5a",
   "title": "Swath",
   "kind": "limit",
   "provenance": "stated",
   "where": "6.5 ARC OF FIRE OR SWATH",
   "rule": "Fire covers an arc 1 inch wide for each point of Target rating, beginning at the first figure fired at. Up to that many figures in it may be fired at, and the first and last of them are no farther apart than that width.",
   "see": [
    "FTB-D-62"
   ]
  },
  {
   "id": "FTB-6.5b",
   "title": "Gaps cost shots",
   "kind": "limit",
   "provenance": "stated",
   "where": "6.5 ARC OF FIRE OR SWATH",
   "rule": "Where two targets are more than 1 inch apart the shooter burns one shot on the empty space between; that shot keeps its place in the order of dice."
  },
  {
   "id": "FTB-6.6",
   "title": "Two weapons at once",
   "kind": "procedure",
   "provenance": "stated",
   "where": "6.6 FIRING TWO WEAPONS AT ONCE",
   "rule": "Any two weapons may be fired together; every shot then counts the Firing Two Weapons penalty on Ranged Combat.",
   "tables": [
    "FTB-T-ranged-combat"
   ]
  },
  {
   "id": "FTB-6.7a",
   "title": "Tight ammo",
   "kind": "procedure",
   "provenance": "stated",
   "where": "6.7 TIGHT AMMO",
   "rule": "Two or more ones among the dice rolled to fire a weapon leave it out of ammo, after all those dice have been applied for hitting. It cannot fire until reloaded."
  },
  {
   "id": "FTB-6.7b",
   "title": "Reloading",
   "kind": "procedure",
   "provenance": "stated",
   "where": "6.7 TIGHT AMMO",
   "rule": "Takes one turn of activation; the figure may move, but not beyond its normal move. Grunts always reload.",
   "see": [
    "FTB-D-164",
    "FTB-D-180"
   ]
  },
  {
   "id": "FTB-6.8",
   "title": "Home-made weapons",
   "kind": "procedure",
   "provenance": "stated",
   "where": "6.8 MAKE YOUR OWN WEAPONS",
   "rule": "Players may define a weapon by choosing its numbers and special rules; a crossbow is worked out as an example.",
   "tables": [
    "FTB-T-weapons-custom"
   ]
  },
  {
   "id": "FTB-7.0",
   "title": "Shooting and melee differ",
   "kind": "component",
   "provenance": "stated",
   "where": "7.0 SHOOTING",
   "rule": "Fire and hand-to-hand fighting use different mechanics.",
   "see": [
    "FTB-7.5a",
    "FTB-8.3a"
   ]
  },
  {
   "id": "FTB-7.1",
   "title": "Line of Sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.1 LINE OF SIGHT",
   "rule": "A straight line from shooter to target, figure to figure. A target must be seen to be shot.",
   "see": [
    "FTB-5.5.1a",
    "FTB-D-52"
   ]
  },
  {
   "id": "FTB-7.2a",
   "title": "Fire goes on",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.2 RESOLVING FIRE",
   "rule": "Two figures keep firing at each other by reaction until only one can return fire: one is out of ammo, ducked back, ran away or was hit."
  },
  {
   "id": "FTB-7.2b",
   "title": "No limit on firings",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.2 RESOLVING FIRE",
   "rule": "A figure may fire several times in a turn, when active and in reaction."
  },
  {
   "id": "FTB-7.3a",
   "title": "Allocating shots",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.3 ALLOCATING FIRE",
   "rule": "Before rolling the shooter names targets within the arc, one for each point of Target rating at most, and how many shots go on each; one target may take several.",
   "see": [
    "FTB-6.5a",
    "FTB-D-44"
   ]
  },
  {
   "id": "FTB-7.3b",
   "title": "High dice first",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.3 ALLOCATING FIRE",
   "rule": "Dice are laid out from high to low and given to the targets in the order declared, the highest to the first."
  },
  {
   "id": "FTB-7.4",
   "title": "Who is fired at",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.4 TARGETING",
   "rule": "In Sight fire: nearest enemy, nobody twice until all once. Active fire: any target. A Star: always any target.",
   "see": [
    "FTB-5.5.5a",
    "FTB-5.5.5b"
   ]
  },
  {
   "id": "FTB-7.5a",
   "title": "Shooting sequence",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.5 SHOOTING SEQUENCE",
   "rule": "Declare targets and dice; roll 1d6 for each shot; sort high to low; place on targets; add the shooter's Rep to each die by itself; consult Ranged Combat.",
   "tables": [
    "FTB-T-ranged-combat"
   ]
  },
  {
   "id": "FTB-7.5m",
   "title": "Ranged Combat table",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "7.5 SHOOTING SEQUENCE",
   "rule": "Add Rep to each die. 7 or less misses. 8 misses a target that is in cover, prone, moved fast or protected, or when the shooter moved fast or fires two weapons, or at its second or a later target; else it hits. 9 misses a target in cover or protected, or when the shooter moved fast or fires two weapons, or at its third or a later target; else it hits. 10 or more always hits.",
   "tables": [
    "FTB-T-ranged-combat"
   ],
   "note": "Built as its table: Frame and values from the 2009 sister table, whose snap-fire lines became the two-weapons penalty of 6.6. Pinned by the seed: 8 misses a target in cover and 11 hits (7.5, 7.6.4); Rep 3 rolling 6, total 9, cannot hit a target in cover (7.8); 8 and 9 miss a protected target (3.6); zombies never count cover (10.10.1)."
  },
  {
   "id": "FTB-7.6a",
   "title": "Damage to a human",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.6 RESOLVING DAMAGE",
   "rule": "For each hit 1d6: a 1 is Obviously Dead; more than 1 but not above Impact is Out of the Fight; above Impact makes the target Duck Back.",
   "tables": [
    "FTB-T-ranged-damage"
   ]
  },
  {
   "id": "FTB-7.6b",
   "title": "Several hits",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "7.6 RESOLVING DAMAGE",
   "rule": "Each hit rolls; the target suffers the worst outcome.",
   "see": [
    "FTB-D-46"
   ],
   "note": "From the 5.5.7 example, where one target takes two results."
  },
  {
   "id": "FTB-7.6.1",
   "title": "Kinds of damage",
   "kind": "component",
   "provenance": "stated",
   "where": "7.6.1 TYPES OF DAMAGE",
   "rule": "From least to most: -1 to Rep, Out of the Fight, Obviously Dead."
  },
  {
   "id": "FTB-7.6.2",
   "title": "-1 to Rep",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.6.2 -1 TO REP",
   "rule": "A passing loss from losing a round of melee, regained when all melees are over.",
   "see": [
    "FTB-8.3.1a"
   ]
  },
  {
   "id": "FTB-7.6.3",
   "title": "Damage: Out of the Fight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.6.3 OUT OF THE FIGHT",
   "rule": "As 5.7.5: must be fetched by others, and may be helped by a Medic.",
   "see": [
    "FTB-5.7.5a"
   ]
  },
  {
   "id": "FTB-7.6.4",
   "title": "Damage: Obviously Dead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.6.4 OBVIOUSLY DEAD",
   "rule": "As 5.7.4.",
   "see": [
    "FTB-5.7.4"
   ]
  },
  {
   "id": "FTB-7.7",
   "title": "Fire at a carrier",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.7 FIRING AT CARRYING WOUNDED",
   "rule": "A carried figure is cover for its carrier. A shot that misses because of that cover hits the wounded figure instead; roll its damage normally.",
   "tables": [
    "FTB-T-ranged-combat"
   ]
  },
  {
   "id": "FTB-7.8",
   "title": "Pitiful shot",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.8 PITIFUL SHOT",
   "rule": "Rep 2 and 3 shooters only: a natural 6 that still cannot hit lets the shooter roll one more d6; Rep or less is a hit, otherwise it is a miss and the target takes Received Fire."
  },
  {
   "id": "FTB-7.9",
   "title": "Auto-kill or capture",
   "kind": "procedure",
   "provenance": "stated",
   "where": "7.9 AUTO-KILL OR CAPTURE",
   "rule": "An active figure touching one that is Out of the Fight may kill or capture it without a roll, even on the turn it fell."
  },
  {
   "id": "FTB-8.0",
   "title": "Melee",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.0 MELEE",
   "rule": "Figures get into melee only through the Charge into Melee Test.",
   "see": [
    "FTB-8.2a"
   ],
   "note": "Exceptions elsewhere: zombie surprise (10.4) and zombies already in contact."
  },
  {
   "id": "FTB-8.1",
   "title": "Melee weapons",
   "kind": "component",
   "provenance": "stated",
   "where": "8.1 MELEE WEAPONS",
   "rule": "One-Hand: +1d6. Two-Hand: +2d6, or +1d6 when used in one hand.",
   "tables": [
    "FTB-T-melee-weapons"
   ]
  },
  {
   "id": "FTB-8.2a",
   "title": "Needs for a charge",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.2 CHARGE INTO MELEE TEST",
   "rule": "The charger is active or told to charge by a reaction, can reach contact, and has a clear Line of Sight to the target."
  },
  {
   "id": "FTB-8.2b",
   "title": "When to declare",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.2 CHARGE INTO MELEE TEST",
   "rule": "At any time of the charger's turn, even on a target that was out of sight when the turn began."
  },
  {
   "id": "FTB-8.2.1a",
   "title": "Setting up",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.2.1 HOW TO CHARGE INTO MELEE",
   "rule": "Move the charger to 1 inch from the target; after the test it is moved into base contact if the charge goes on."
  },
  {
   "id": "FTB-8.2.1b",
   "title": "Dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.2.1 HOW TO CHARGE INTO MELEE",
   "rule": "Charger and target each start with 2d6, changed by circumstances, and compare each die with own Rep.",
   "tables": [
    "FTB-T-charge-modifiers"
   ]
  },
  {
   "id": "FTB-8.2.1c",
   "title": "Outcome",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.2.1 HOW TO CHARGE INTO MELEE",
   "rule": "Charger ahead in passed dice: contact, and no shot at it. Equal or behind: the target shoots first with its full Target rating.",
   "tables": [
    "FTB-T-charge-results"
   ]
  },
  {
   "id": "FTB-8.2.1d",
   "title": "Several chargers",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.2.1 HOW TO CHARGE INTO MELEE",
   "rule": "The target rolls one set of dice which is compared with each charger; the worse result for the target counts.",
   "note": "The seed tells it for two chargers."
  },
  {
   "id": "FTB-8.2.1e",
   "title": "One shot only",
   "kind": "limit",
   "provenance": "stated",
   "where": "8.2.1 HOW TO CHARGE INTO MELEE",
   "rule": "A target entitled to fire at several chargers may fire at only one of them, of its choice."
  },
  {
   "id": "FTB-8.2.1m",
   "title": "Charge modifiers",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "8.2.1 HOW TO CHARGE INTO MELEE",
   "rule": "Rage +1d6, Runt -1d6, Citizen -1d6; prone target -1d6, target charged to the rear -1d6.",
   "tables": [
    "FTB-T-charge-modifiers"
   ],
   "note": "Built as its table: The example rolls 2d6 for a charging Ganger and only 1d6 for the Citizen charged, which is the only trace of the missing card. Prone and rear follow the sister melee table, lowered to one die."
  },
  {
   "id": "FTB-8.2.2",
   "title": "Charged to the rear",
   "kind": "limit",
   "provenance": "stated",
   "where": "8.2.2 CHARGED TO REAR",
   "rule": "The target turns round to fight but cannot fire.",
   "see": [
    "FTB-2.2.2c"
   ]
  },
  {
   "id": "FTB-8.3a",
   "title": "A round of melee",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.3 MELEE COMBAT",
   "rule": "Each figure rolls 1d6 for each point of Rep changed by weapon, Attributes and circumstances, and counts successes. More successes win the round.",
   "tables": [
    "FTB-T-melee-modifiers"
   ]
  },
  {
   "id": "FTB-8.3b",
   "title": "Winner and draw",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.3 MELEE COMBAT",
   "rule": "The winner rolls on Melee Results. Equal successes: another round at once.",
   "tables": [
    "FTB-T-melee-results"
   ]
  },
  {
   "id": "FTB-8.3m",
   "title": "Melee modifiers",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "8.3 MELEE COMBAT",
   "rule": "Weapon: One-Hand +1d6, Two-Hand +2d6 (+1d6 in one hand), Chainsaw +3d6. Brawler +1d6, Rage +1d6, protected +1d6, each zombie beyond the first +1d6, prone -2d6. A human fighting zombies adds one success.",
   "tables": [
    "FTB-T-melee-modifiers"
   ],
   "note": "Built as its table: Every line but prone is stated somewhere in the seed. The sister table also has -2d6 for rear attack and for carrying wounded; 8.2.2 and 5.7.5.1 leave no place for those here."
  },
  {
   "id": "FTB-8.3.1a",
   "title": "Reading Melee Results",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.3.1 MELEE RESULTS",
   "rule": "Roll 1d6 and compare it with the number of successes by which the winner won; carry out the result at once. Above it: the loser's Rep drops by one for the melee and another round is fought.",
   "tables": [
    "FTB-T-melee-results"
   ],
   "see": [
    "FTB-7.6.2"
   ]
  },
  {
   "id": "FTB-8.3.1m",
   "title": "Melee Results table",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "8.3.1 MELEE RESULTS",
   "rule": "Winner rolls 1d6 against N, its margin in successes. 1: loser Obviously Dead. 2 up to N: Out of the Fight. Above N: loser's Rep is one lower for the melee and another round follows.",
   "tables": [
    "FTB-T-melee-results"
   ],
   "note": "Built as its table: Pinned: N=1 and a score of 3 costs one Rep and another round (8.3.1). The rest mirrors the ranged damage table of 7.6, which is read in the same way, and uses the three damage types of 7.6.1."
  },
  {
   "id": "FTB-8.3.2a",
   "title": "Several attackers",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.3.2 MULTI-FIGURE MELEE",
   "rule": "Chargers are placed round the target; all count as in its front. Only one attacks at a time, highest Rep first; equal Reps in the order the charger likes; a Star may choose its own turn, and its own player decides."
  },
  {
   "id": "FTB-8.3.2b",
   "title": "To the end",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.3.2 MULTI-FIGURE MELEE",
   "rule": "Rounds are fought one attacker at a time until one side has all its figures Out of the Fight or Obviously Dead."
  },
  {
   "id": "FTB-8.3.3a",
   "title": "Non-lethal melee",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.3.3 NON-LETHAL MELEE",
   "rule": "Fight without a melee weapon; Obviously Dead results become Out of the Fight."
  },
  {
   "id": "FTB-8.3.3b",
   "title": "Recovering from a beating",
   "kind": "modifier",
   "provenance": "stated",
   "where": "8.3.3 NON-LETHAL MELEE",
   "rule": "A figure hurt in this way rolls 3d6 on Recovery and counts the best two; it may still die.",
   "tables": [
    "FTB-T-recovery"
   ]
  },
  {
   "id": "FTB-8.4a",
   "title": "Recovery Test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "8.4 AFTERWARDS",
   "rule": "After an Encounter of a campaign each Out of the Fight figure and each that Ran Away rolls 2d6 against Rep to see whether it returns.",
   "tables": [
    "FTB-T-recovery"
   ]
  },
  {
   "id": "FTB-8.4b",
   "title": "Medical Supply",
   "kind": "modifier",
   "provenance": "stated",
   "where": "8.4 AFTERWARDS",
   "rule": "One Medical Supply spent on an Out of the Fight figure adds 1d6.",
   "see": [
    "FTB-11.8.5"
   ]
  },
  {
   "id": "FTB-8.4m",
   "title": "Recovery table",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "8.4 AFTERWARDS",
   "rule": "2d6 against Rep; +1d6 for a Medical Supply (not for those that ran away); 3d6 best two after non-lethal melee. Two passes: back at full Rep. One: back at one Rep lower, but never under 2 (15.2). None: an Out of the Fight figure dies, one that ran away never returns.",
   "tables": [
    "FTB-T-recovery"
   ],
   "note": "Built as its table: Rows from the after-the-encounter test of the 2009 sister game, without its nurse, and without its 6 that always fails: 8.4 passes dice as 2.1.1 has it, and only the Challenge knows such a 6. 8.3.3 (accidental deaths) confirms that no passes kills."
  },
  {
   "id": "FTB-8.4c",
   "title": "Quick start",
   "kind": "advice",
   "provenance": "stated",
   "where": "STOP box after 8.4 AFTERWARDS",
   "rule": "Order of setting up: Star's Rep, first Attribute (rolled), second (chosen), Class, weapons, band; in a campaign also Items, starting date, Area, Home, then the first campaign turn.",
   "see": [
    "FTB-3.2a",
    "FTB-3.3a",
    "FTB-3.4a",
    "FTB-4.1a",
    "FTB-11.7.1a",
    "FTB-11.1",
    "FTB-11.5",
    "FTB-11.13a",
    "FTB-11.4"
   ]
  },
  {
   "id": "FTB-9.0",
   "title": "Two ways to set up",
   "kind": "advice",
   "provenance": "stated",
   "where": "9.0 TERRAIN",
   "rule": "Terrain is laid out as the players like, or by the guidelines of 9.1."
  },
  {
   "id": "FTB-9.1a",
   "title": "Nine sections",
   "kind": "procedure",
   "provenance": "stated",
   "where": "9.1 TERRAIN GUIDELINES",
   "rule": "The table is divided into nine about equal sections, numbered 1 to 9 row by row from the top left."
  },
  {
   "id": "FTB-9.1b",
   "title": "Urban table",
   "kind": "procedure",
   "provenance": "stated",
   "where": "9.1 TERRAIN GUIDELINES",
   "rule": "A four-lane street crosses through 2, 5 and 8, optionally with a crossing street 4-5-6. Buildings in all nine sections.",
   "tables": [
    "FTB-T-terrain-density"
   ]
  },
  {
   "id": "FTB-9.1c",
   "title": "Suburban table",
   "kind": "procedure",
   "provenance": "stated",
   "where": "9.1 TERRAIN GUIDELINES",
   "rule": "A two-lane street crosses through 2, 5 and 8, optionally with a crossing street 4-5-6. Buildings in four sections.",
   "tables": [
    "FTB-T-terrain-density"
   ]
  },
  {
   "id": "FTB-9.1d",
   "title": "Rural table",
   "kind": "procedure",
   "provenance": "stated",
   "where": "9.1 TERRAIN GUIDELINES",
   "rule": "On 1-3 of 1d6 a two-lane street crosses through 2, 5 and 8. Buildings in one section.",
   "tables": [
    "FTB-T-terrain-density"
   ]
  },
  {
   "id": "FTB-9.1e",
   "title": "Where buildings stand",
   "kind": "procedure",
   "provenance": "stated",
   "where": "9.1 TERRAIN GUIDELINES",
   "rule": "At most 4 inches from a street, and as a rule in its section.",
   "see": [
    "FTB-D-52"
   ]
  },
  {
   "id": "FTB-9.2",
   "title": "Other terrain",
   "kind": "component",
   "provenance": "stated",
   "where": "9.2 OTHER TERRAIN FEATURES",
   "rule": "Besides streets and buildings there may be hills, roads and woods.",
   "see": [
    "FTB-9.2.1a",
    "FTB-9.2.2",
    "FTB-9.2.3a"
   ]
  },
  {
   "id": "FTB-9.2.1a",
   "title": "Hill: crest",
   "kind": "procedure",
   "provenance": "stated",
   "where": "9.2.1 HILL",
   "rule": "Figures touching the crest see over it and are seen, counting as in cover. Those further back neither see nor are seen across it."
  },
  {
   "id": "FTB-9.2.1b",
   "title": "Hill: movement",
   "kind": "procedure",
   "provenance": "stated",
   "where": "9.2.1 HILL",
   "rule": "Going up or down costs nothing. By agreement hills may be impassable, or cut normal movement to 2 inches."
  },
  {
   "id": "FTB-9.2.1c",
   "title": "Hill: what it carries",
   "kind": "component",
   "provenance": "stated",
   "where": "9.2.1 HILL",
   "rule": "A hill may hold woods or a road."
  },
  {
   "id": "FTB-9.2.2",
   "title": "Road",
   "kind": "component",
   "provenance": "stated",
   "where": "9.2.2 ROAD",
   "rule": "From a one-lane track to a four-lane highway, as players like; no effect of its own."
  },
  {
   "id": "FTB-9.2.3a",
   "title": "Woods: sight inside",
   "kind": "limit",
   "provenance": "stated",
   "where": "9.2.3 WOODS",
   "rule": "Inside woods vision is 12 inches by day and 6 at night."
  },
  {
   "id": "FTB-9.2.3b",
   "title": "Woods: edge",
   "kind": "procedure",
   "provenance": "stated",
   "where": "9.2.3 WOODS",
   "rule": "Figures at the edge see out and are seen; those more than 1 inch in do not see out and are not seen from outside."
  },
  {
   "id": "FTB-9.2.3c",
   "title": "Woods: cover",
   "kind": "procedure",
   "provenance": "stated",
   "where": "9.2.3 WOODS",
   "rule": "Figures standing still in woods are in cover, moving ones are not.",
   "tables": [
    "FTB-T-ranged-combat"
   ]
  },
  {
   "id": "FTB-9.2.3d",
   "title": "Woods: speed",
   "kind": "modifier",
   "provenance": "stated",
   "where": "9.2.3 WOODS",
   "rule": "-1d6 on Fast Move in woods.",
   "tables": [
    "FTB-T-fast-move"
   ]
  },
  {
   "id": "FTB-10.0",
   "title": "Zombies",
   "kind": "component",
   "provenance": "stated",
   "where": "10.0 ZOMBIES",
   "rule": "Dead that walk, slow, fearless and always coming on; also called zeds. They have a Rep, one Attribute and no weapons.",
   "see": [
    "FTB-10.1.1",
    "FTB-10.1.2a",
    "FTB-10.1.3"
   ]
  },
  {
   "id": "FTB-10.1",
   "title": "What defines a zombie",
   "kind": "component",
   "provenance": "stated",
   "where": "10.1 DEFINING ZOMBIES",
   "rule": "Reputation, Attribute, weapons.",
   "see": [
    "FTB-10.1.1",
    "FTB-10.1.2a",
    "FTB-10.1.3"
   ]
  },
  {
   "id": "FTB-10.1.1",
   "title": "Zombie Rep",
   "kind": "component",
   "provenance": "stated",
   "where": "10.1.1 REPUTATION",
   "rule": "Every zombie is Rep 3."
  },
  {
   "id": "FTB-10.1.2a",
   "title": "Zombie Frenzy",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.1.2 ATTRIBUTE",
   "rule": "A zombie with Line of Sight to a human counts as Rep 4, for activation only. It ends as soon as there is no such line."
  },
  {
   "id": "FTB-10.1.2b",
   "title": "Frenzy and direction",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.1.2 ATTRIBUTE",
   "rule": "A zombie in frenzy always moves towards the nearest human."
  },
  {
   "id": "FTB-10.1.3",
   "title": "No weapons",
   "kind": "component",
   "provenance": "stated",
   "where": "10.1.3 WEAPONS",
   "rule": "Zombies use none; they fight as a swarm.",
   "see": [
    "FTB-10.11.1a"
   ]
  },
  {
   "id": "FTB-10.2",
   "title": "Three sources of zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.2 GENERATING ZOMBIES",
   "rule": "At the start of the game; during it by gunfire and other noise; and in buildings through Defining Moments.",
   "see": [
    "FTB-10.2.1a",
    "FTB-10.2.3",
    "FTB-12.16a"
   ]
  },
  {
   "id": "FTB-10.2.1a",
   "title": "Entering the table",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.2.1 WHEN THE GAME STARTS",
   "rule": "At the start each human makes one full move, normal or Fast, onto the table from an edge of choice (or as the Encounter says)."
  },
  {
   "id": "FTB-10.2.1b",
   "title": "Starting zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.2.1 WHEN THE GAME STARTS",
   "rule": "Then each human generates zombies by area: urban 1d6+1, suburban 1d6, rural 1/2d6. They are placed by 10.3.",
   "tables": [
    "FTB-T-zombies-start"
   ],
   "note": "The seed points to 13.4 for placement; 10.3 is meant."
  },
  {
   "id": "FTB-10.2.2",
   "title": "Noise",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.2.2 GENERATED BY NOISE",
   "rule": "Noises draw zombies exactly as a number of shots fired at that spot would."
  },
  {
   "id": "FTB-10.2.3",
   "title": "Gunfire",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.2.3 GUNFIRE",
   "rule": "For every shot die rolled on Ranged Combat roll 1d6 at once, before the shots are resolved: a zombie comes on 4-6 in urban, 5-6 in suburban, 6 in rural areas.",
   "tables": [
    "FTB-T-zombies-noise"
   ]
  },
  {
   "id": "FTB-10.2.4a",
   "title": "Other noise",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.2.4 MISCELLANEOUS NOISE",
   "rule": "A car alarm is 6d6, a ringing telephone 3d6, other noises as agreed.",
   "tables": [
    "FTB-T-zombies-noise"
   ]
  },
  {
   "id": "FTB-10.2.4b",
   "title": "Continuing noise",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.2.4 MISCELLANEOUS NOISE",
   "rule": "It draws zombies when it starts, and if it goes on again before each activation roll of a new turn."
  },
  {
   "id": "FTB-10.3a",
   "title": "Placing by the clock",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.3 PLACING THE ZOMBIES",
   "rule": "Roll the die that drew the zombie again and double it: that hour of a clock whose 12 is the way the noise maker faces. The zombie stands there, 12 inches from where it was drawn, facing the noise maker.",
   "tables": [
    "FTB-T-zombies-clock"
   ]
  },
  {
   "id": "FTB-10.3b",
   "title": "Placed at once",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.3 PLACING THE ZOMBIES",
   "rule": "Zombies are placed as soon as drawn, before the shots are resolved, and cause no In Sight. They move when zombies next activate."
  },
  {
   "id": "FTB-10.3.1a",
   "title": "Placed in a building",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.3.1 WHERE PLACED",
   "rule": "A spot inside a building puts the zombie inside; it comes out towards what drew it when active.",
   "see": [
    "FTB-D-191"
   ]
  },
  {
   "id": "FTB-10.3.1b",
   "title": "Placed off the table",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.3.1 WHERE PLACED",
   "rule": "A spot off the table is moved clockwise until it is on the table, still 12 inches away."
  },
  {
   "id": "FTB-10.4a",
   "title": "Matching up",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.4 ZOMBIE SURPRISE",
   "rule": "Zombies met in a building are spread over the humans that entered as evenly as possible. For an odd one each human rolls 1d6 and the lowest gets it."
  },
  {
   "id": "FTB-10.4b",
   "title": "Surprise totals",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.4 ZOMBIE SURPRISE",
   "rule": "Zombies: 1d6 plus their number in the building. Each human: 1d6 plus its own Rep. Each human compares its total with the zombies'.",
   "see": [
    "FTB-D-60"
   ]
  },
  {
   "id": "FTB-10.4c",
   "title": "Human ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.4 ZOMBIE SURPRISE",
   "rule": "A human whose total is higher acts first: a Grunt rolls 1d6, fires at Rep or less and otherwise moves away; a Star chooses to fire, move away or fight at once.",
   "see": [
    "FTB-D-56"
   ]
  },
  {
   "id": "FTB-10.4d",
   "title": "After firing",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.4 ZOMBIE SURPRISE",
   "rule": "Zombies left after the fire go into melee with their humans."
  },
  {
   "id": "FTB-10.4e",
   "title": "Moving away",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.4 ZOMBIE SURPRISE",
   "rule": "A human moving away uses up to the rest of its movement, Fast Move allowed, and ends facing the zombies; they then move 4 inches straight after it.",
   "see": [
    "FTB-D-56"
   ]
  },
  {
   "id": "FTB-10.4f",
   "title": "Human not ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.4 ZOMBIE SURPRISE",
   "rule": "At an equal or lower total the human cannot fire; melee follows at once, without Charge into Melee Test."
  },
  {
   "id": "FTB-10.5",
   "title": "One great group",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.5 GROUPS",
   "rule": "All zombies are one group, whatever the distance or sight between them."
  },
  {
   "id": "FTB-10.6a",
   "title": "Zombies and PEFs",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.6 ACTIVATION",
   "rule": "Zombies ignore PEFs but share their activation die."
  },
  {
   "id": "FTB-10.6b",
   "title": "All move, then all fight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.6 ACTIVATION",
   "rule": "When zombies activate all eligible ones move first; every charge test and melee comes after. Zombies drawn by gunfire meanwhile wait for the next activation.",
   "note": "Eligible means own Rep, 4 in frenzy and else 3, against the die, as in the 10.1.2 example."
  },
  {
   "id": "FTB-10.7a",
   "title": "Priority 1: feast",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.7 ACTIONS",
   "rule": "A feasting zombie goes on; those within 12 inches of a feast move to it.",
   "see": [
    "FTB-10.7.1a",
    "FTB-D-55"
   ]
  },
  {
   "id": "FTB-10.7b",
   "title": "Priority 2: charge",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.7 ACTIONS",
   "rule": "A zombie 6 inches or less from a human takes the Charge into Melee Test, always counting one die passed.",
   "see": [
    "FTB-10.11",
    "FTB-8.2a",
    "FTB-D-54"
   ]
  },
  {
   "id": "FTB-10.7c",
   "title": "Priority 3: seen human",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.7 ACTIONS",
   "rule": "With a Line of Sight to a human it moves towards it as far as it can."
  },
  {
   "id": "FTB-10.7d",
   "title": "Priority 4: last seen",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.7 ACTIONS",
   "rule": "One that saw a human when last active and has lost it from view goes to where it last saw it.",
   "see": [
    "FTB-D-53"
   ]
  },
  {
   "id": "FTB-10.7e",
   "title": "Priority 5: noise",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.7 ACTIONS",
   "rule": "It goes towards where most shots (or like noise) came from, within 24 inches."
  },
  {
   "id": "FTB-10.7f",
   "title": "Priority 6: straight on",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.7 ACTIONS",
   "rule": "Otherwise it moves the way it faces; at a wall, building or table edge it turns left on 1-3 of 1d6, right on 4-6. It never leaves the table."
  },
  {
   "id": "FTB-10.7.1a",
   "title": "What draws to a feast",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.7.1 ZOMBIE FEASTING",
   "rule": "A zombie not in melee, within 12 inches and in sight of an Out of the Fight or freshly dead human, moves to the nearest one. Fresh means that zombies saw it die.",
   "see": [
    "FTB-D-55"
   ]
  },
  {
   "id": "FTB-10.7.1b",
   "title": "Length of a feast",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.7.1 ZOMBIE FEASTING",
   "rule": "When the first zombie reaches the body roll 1d6: so many turns the zombies feast. Count the die down by turns.",
   "see": [
    "FTB-D-39"
   ]
  },
  {
   "id": "FTB-10.7.1c",
   "title": "After the feast",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.7.1 ZOMBIE FEASTING",
   "rule": "When the last turn is over each zombie goes off in a random direction of the clock."
  },
  {
   "id": "FTB-10.7.1d",
   "title": "No limit at a feast",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.7.1 ZOMBIE FEASTING",
   "rule": "Any number of zombies may join a feast."
  },
  {
   "id": "FTB-10.8",
   "title": "Zombie move",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.8 MOVEMENT",
   "rule": "Zombies always move as far as they can, 6 inches, and never Fast Move."
  },
  {
   "id": "FTB-10.8.1a",
   "title": "Zombies and doors",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.8.1 ENTERING/EXITING BUILDINGS",
   "rule": "They go in and out of buildings only by doors, at a cost of 2 inches; humans pay nothing.",
   "see": [
    "FTB-D-52",
    "FTB-D-53"
   ]
  },
  {
   "id": "FTB-10.8.1b",
   "title": "Locked doors",
   "kind": "limit",
   "provenance": "stated",
   "where": "10.8.1 ENTERING/EXITING BUILDINGS",
   "rule": "They cannot break through locked or barricaded doors."
  },
  {
   "id": "FTB-10.8.2",
   "title": "Zombies indoors",
   "kind": "limit",
   "provenance": "stated",
   "where": "10.8.2 MOVING IN BUILDINGS",
   "rule": "Inside a building a zombie moves 4 inches; humans are not slowed."
  },
  {
   "id": "FTB-10.8.3",
   "title": "Zombies in woods",
   "kind": "limit",
   "provenance": "stated",
   "where": "10.8.3 WOODS AREA",
   "rule": "4 inches through woods."
  },
  {
   "id": "FTB-10.8.4a",
   "title": "Zombies in water",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.8.4 BODIES OF WATER",
   "rule": "4 inches into and through water, on the bottom, keeping direction. Noise and gunfire do not draw them there; humans in the water do."
  },
  {
   "id": "FTB-10.8.4b",
   "title": "Leaving water",
   "kind": "limit",
   "provenance": "stated",
   "where": "10.8.4 BODIES OF WATER",
   "rule": "Only where the bottom slopes up; never out of a pool. By a net, rope or anchor chain they climb, taking one activation to the surface."
  },
  {
   "id": "FTB-10.9",
   "title": "Zombies have no reactions",
   "kind": "limit",
   "provenance": "stated",
   "where": "10.9 REACTIONS",
   "rule": "Zombies take no Reaction Tests."
  },
  {
   "id": "FTB-10.9.1",
   "title": "Zombies and In Sight",
   "kind": "limit",
   "provenance": "stated",
   "where": "10.9.1 IN SIGHT",
   "rule": "Zombies neither trigger nor take In Sight."
  },
  {
   "id": "FTB-10.9.2",
   "title": "Two more human tests",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.9.2 NEW HUMAN REACTION TESTS",
   "rule": "Humans facing zombies may have to take Zed or No Zed and See the Feast.",
   "see": [
    "FTB-10.9.3a",
    "FTB-10.9.4"
   ]
  },
  {
   "id": "FTB-10.9.3a",
   "title": "Zed or No Zed: when",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.9.3 ZED OR NO ZED?",
   "rule": "Taken by a human the first time it is within 6 inches of a zombie.",
   "tables": [
    "FTB-T-zed-or-no-zed"
   ],
   "see": [
    "FTB-D-60"
   ]
  },
  {
   "id": "FTB-10.9.3b",
   "title": "Zed or No Zed: doubles",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.9.3 ZED OR NO ZED?",
   "rule": "Passing two dice with doubles means that the zombie is somebody known: counts as no dice passed."
  },
  {
   "id": "FTB-10.9.3c",
   "title": "Zed or No Zed: again",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.9.3 ZED OR NO ZED?",
   "rule": "A human that passed none tests again on later meetings until it passes one or two; then never again.",
   "note": "The rule sentence says once only; the example corrects it."
  },
  {
   "id": "FTB-10.9.3m",
   "title": "Zed or No Zed table",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "10.9.3 ZED OR NO ZED?",
   "rule": "Two passed: the human knows the zombie for what it is and carries on, and never tests again; if the two are doubles it counts as none. One passed: it knows too late, the zombie charges at once with the usual Charge into Melee Test, and it never tests again. None: it may not fire at or charge zombies, the zombie charges at once and the human counts as passing none in that test; it tests again at the next chance.",
   "tables": [
    "FTB-T-zed-or-no-zed"
   ],
   "note": "Built as its table: Pinned by the example: two passes see the threat, doubles drop to none, none means testing again until one or two are passed. The charges come from the 2009 sister table (whose extra two dice for the zombie are left out)."
  },
  {
   "id": "FTB-10.9.4",
   "title": "See the Feast",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.9.4 SEE THE FEAST",
   "rule": "Taken by a human the first time it sees a Zombie Feast within 6 inches; one that does not pass takes it again when it applies again. Passing in full is two dice.",
   "tables": [
    "FTB-T-see-the-feast"
   ],
   "see": [
    "FTB-D-60"
   ]
  },
  {
   "id": "FTB-10.9.4m",
   "title": "See the Feast table",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "10.9.4 SEE THE FEAST",
   "rule": "Two passed: Carry On, never tests again. One: Duck Back and no action for 1/2d6 turns, tests again at the next feast. None: Run Away, tests again at the next feast.",
   "tables": [
    "FTB-T-see-the-feast"
   ],
   "note": "Built as its table: One pass is pinned by the example. Two and none come from the 2009 sister table, with its sanity test dropped and retire read as Run Away."
  },
  {
   "id": "FTB-10.10",
   "title": "No ranged weapons",
   "kind": "limit",
   "provenance": "stated",
   "where": "10.10 SHOOTING",
   "rule": "Zombies cannot fire."
  },
  {
   "id": "FTB-10.10.1",
   "title": "Zombies never have cover",
   "kind": "modifier",
   "provenance": "stated",
   "where": "10.10.1 LINE OF SIGHT",
   "rule": "A zombie must be seen to be shot, but never counts as in cover on Ranged Combat.",
   "tables": [
    "FTB-T-ranged-combat"
   ]
  },
  {
   "id": "FTB-10.10.2",
   "title": "Damage to a zombie",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.10.2 DETERMINING DAMAGE",
   "rule": "Obviously Dead is just that; Out of the Fight also counts as Obviously Dead.",
   "tables": [
    "FTB-T-ranged-damage-zombie"
   ]
  },
  {
   "id": "FTB-10.10.3",
   "title": "No knock down",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.10.3 NO KNOCK DOWN",
   "rule": "A zombie hit without either result carries on; it does not duck back."
  },
  {
   "id": "FTB-10.10.4",
   "title": "Easy to kill",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.10.4 EASY TO KILL RULE",
   "rule": "Damage on a zombie is rolled against the shooter's Rep in place of Impact: Rep or less is Obviously Dead, more lets it carry on. A shooter that is charged uses Impact.",
   "tables": [
    "FTB-T-ranged-damage-zombie"
   ],
   "see": [
    "FTB-D-56"
   ]
  },
  {
   "id": "FTB-10.10.5a",
   "title": "Popping the weasel",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.10.5 AUTO-KILL",
   "rule": "An active human that moves next to and behind a zombie may kill it without fail by rolling the fewest dice its weapon allows; ones count for tight ammo.",
   "see": [
    "FTB-6.7a"
   ],
   "note": "Each die is still a shot, so zombies may be drawn by 10.2.3."
  },
  {
   "id": "FTB-10.10.5b",
   "title": "Or quietly",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.10.5 AUTO-KILL",
   "rule": "It may instead fight one round of melee in which the zombie does not fight back."
  },
  {
   "id": "FTB-10.10.5c",
   "title": "Moving on",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.10.5 AUTO-KILL",
   "rule": "In either case it may use what movement it has left."
  },
  {
   "id": "FTB-10.11",
   "title": "Zombies in the Charge Test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.11 MELEE",
   "rule": "A zombie that charges or is charged never rolls: it always counts one die passed.",
   "see": [
    "FTB-8.2.1c"
   ]
  },
  {
   "id": "FTB-10.11.1a",
   "title": "Swarm dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.11.1 ZOMBIE SWARM",
   "rule": "All zombies that reach a human fight it together with one set of dice: Rep of the first plus 1d6 for each other.",
   "tables": [
    "FTB-T-melee-modifiers"
   ]
  },
  {
   "id": "FTB-10.11.1b",
   "title": "Swarm deaths",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.11.1 ZOMBIE SWARM",
   "rule": "For each success by which the human wins one zombie dies. Remaining zombies fight another round at once."
  },
  {
   "id": "FTB-10.11.1c",
   "title": "Zombies win a round",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "10.11.1 ZOMBIE SWARM",
   "rule": "Zombies with more successes win the round and roll Melee Results on the human as any winner.",
   "tables": [
    "FTB-T-melee-results"
   ],
   "note": "The seed states only the human side; 10.11.3 shows humans going Out of the Fight to zombies."
  },
  {
   "id": "FTB-10.11.2",
   "title": "Human advantage",
   "kind": "modifier",
   "provenance": "stated",
   "where": "10.11.2 HUMAN ADVANTAGE",
   "rule": "A human fighting zombies adds one success to its score."
  },
  {
   "id": "FTB-10.11.3a",
   "title": "Chance of infection",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.11.3 \"HARRY, ARE YOU OKAY?\"",
   "rule": "A human that did not win the first round of a melee with zombies, or went Out of the Fight in one, may be infected."
  },
  {
   "id": "FTB-10.11.3b",
   "title": "Infection test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "10.11.3 \"HARRY, ARE YOU OKAY?\"",
   "rule": "The next time it activates roll 1d6 plus its Rep: 9 or more it is well, 8 or less it is infected."
  },
  {
   "id": "FTB-10.11.3c",
   "title": "The Cure",
   "kind": "modifier",
   "provenance": "stated",
   "where": "10.11.3 \"HARRY, ARE YOU OKAY?\"",
   "rule": "A figure that has taken a dose of the Cure is immune and does not test.",
   "see": [
    "FTB-14.15.1b"
   ]
  },
  {
   "id": "FTB-10.11.3d",
   "title": "Turning",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "10.11.3 \"HARRY, ARE YOU OKAY?\"",
   "rule": "From then on each roll of doubles for activation lowers the infected figure's Rep by one; when it is at Rep 3 it has turned into a zombie. This may last over several Encounters.",
   "note": "The sentence is garbled in the scan; recovered from the example, where a Rep 4 drops to 3 on the first doubles and has turned. A figure infected at Rep 3 or less turns on the first doubles."
  },
  {
   "id": "FTB-11.0",
   "title": "Campaigns",
   "kind": "advice",
   "provenance": "stated",
   "where": "11.0 CAMPAIGNS",
   "rule": "A campaign links Encounters into one story; what happens in one affects the next. As much or as little of it may be used as wished."
  },
  {
   "id": "FTB-11.1",
   "title": "Timeline",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.1 ATZM TIMELINE",
   "rule": "Five stages of the outbreak, by day.",
   "see": [
    "FTB-11.1.1",
    "FTB-11.1.2",
    "FTB-11.1.3",
    "FTB-11.1.4",
    "FTB-11.1.5"
   ]
  },
  {
   "id": "FTB-11.1.1",
   "title": "Days 1-10",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.1.1 DAY 1 - 10",
   "rule": "Scattered attacks at home and abroad; slow response."
  },
  {
   "id": "FTB-11.1.2",
   "title": "Days 11-20",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.1.2 DAY 11 - 20",
   "rule": "Areas are cut off and quarantined; riots, runs on banks, power cuts; police overwhelmed; Military put on alert."
  },
  {
   "id": "FTB-11.1.3",
   "title": "Days 21-30",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.1.3 DAY 21 - 30",
   "rule": "Military replace Police and fail; cities fall; last flight to the country."
  },
  {
   "id": "FTB-11.1.4",
   "title": "After day 30",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.1.4 DAY 30+",
   "rule": "Cities belong to the zombies; a few areas are secured at the cost of freedom; between them no law, only gangs."
  },
  {
   "id": "FTB-11.1.5",
   "title": "The last day",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.1.5 DAY?",
   "rule": "At an unknown day the government lets loose a project to retake the land; it fails and the world as known ends."
  },
  {
   "id": "FTB-11.2",
   "title": "Your role",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.2 YOUR ROLE",
   "rule": "Stay alive, recruit and lead a band, gather Items, manage Rep and Grunts. Killing zombies is not the aim."
  },
  {
   "id": "FTB-11.2.1",
   "title": "Journal",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.2.1 CHARACTER JOURNAL",
   "rule": "Keep a record for each figure: Rep, weapons, Items carried, Items at Home.",
   "note": "The seed points to 14.13 for Home; 11.13 is meant."
  },
  {
   "id": "FTB-11.3a",
   "title": "Calendar",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.3 TIME IN THE CAMPAIGN",
   "rule": "The first year is Year 1; a campaign may be set aside and resumed. Time goes by months after the first 30 days."
  },
  {
   "id": "FTB-11.3b",
   "title": "First 30 days",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.3 TIME IN THE CAMPAIGN",
   "rule": "One Encounter a week."
  },
  {
   "id": "FTB-11.3c",
   "title": "Later months",
   "kind": "limit",
   "provenance": "stated",
   "where": "11.3 TIME IN THE CAMPAIGN",
   "rule": "At most three Voluntary Encounters a month in urban, two in suburban, one in rural areas."
  },
  {
   "id": "FTB-11.4",
   "title": "Campaign turn",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.4 TURN SEQUENCE",
   "rule": "Each month in order: (1) say whether at Home; (2) choose the type of area, or travel to another; (3) use one Food for each member of the group; (4) have one to three Voluntary Encounters; (5) after each roll for an Involuntary Encounter; (6) after every Encounter check increases and decreases of Rep. Then a month passes.",
   "tables": [
    "FTB-T-involuntary"
   ],
   "see": [
    "FTB-11.13a",
    "FTB-11.5",
    "FTB-11.8.2a",
    "FTB-14.1",
    "FTB-14.2a",
    "FTB-15.0"
   ]
  },
  {
   "id": "FTB-11.5",
   "title": "Areas and travel",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.5 AREAS",
   "rule": "An area may be anywhere and of any size. Going from area to area takes one month."
  },
  {
   "id": "FTB-11.5.1",
   "title": "Types of area",
   "kind": "component",
   "provenance": "stated",
   "where": "11.5.1 TYPES OF AREAS",
   "rule": "Three: urban, suburban, rural. The type matters, the place does not."
  },
  {
   "id": "FTB-11.5.2",
   "title": "Urban",
   "kind": "component",
   "provenance": "stated",
   "where": "11.5.2 URBAN",
   "rule": "Large city, many buildings up to many floors.",
   "tables": [
    "FTB-T-terrain-density"
   ]
  },
  {
   "id": "FTB-11.5.3",
   "title": "Suburban",
   "kind": "component",
   "provenance": "stated",
   "where": "11.5.3 SUBURBAN",
   "rule": "Smaller town round a city, one or two floors, shops and houses; up to half the table built up.",
   "tables": [
    "FTB-T-terrain-density"
   ]
  },
  {
   "id": "FTB-11.5.4",
   "title": "Rural",
   "kind": "component",
   "provenance": "stated",
   "where": "11.5.4 RURAL",
   "rule": "Small towns, diners, truck stops; single floor, very few buildings.",
   "tables": [
    "FTB-T-terrain-density"
   ]
  },
  {
   "id": "FTB-11.6",
   "title": "Encounter Rating",
   "kind": "component",
   "provenance": "stated",
   "where": "11.6 ENCOUNTER RATING",
   "rule": "A number for the odds of meeting others: the higher, the likelier.",
   "tables": [
    "FTB-T-encounter-rating"
   ]
  },
  {
   "id": "FTB-11.6.1",
   "title": "Rural ER 1",
   "kind": "component",
   "provenance": "stated",
   "where": "11.6.1 RURAL ER 1",
   "rule": "Rating 1: few meetings, more humans than zombies, usually Survivors.",
   "tables": [
    "FTB-T-encounter-rating",
    "FTB-T-contact-31"
   ]
  },
  {
   "id": "FTB-11.6.2",
   "title": "Suburban ER 3",
   "kind": "component",
   "provenance": "stated",
   "where": "11.6.2 SUBURBAN ER 3",
   "rule": "Rating 3: even odds of humans or zombies, Militia most common among the humans.",
   "tables": [
    "FTB-T-encounter-rating",
    "FTB-T-contact-31"
   ]
  },
  {
   "id": "FTB-11.6.3",
   "title": "Urban ER 5",
   "kind": "component",
   "provenance": "stated",
   "where": "11.6.3 URBAN FR 5",
   "rule": "Rating 5: mostly zombies; humans usually Gangers.",
   "tables": [
    "FTB-T-encounter-rating",
    "FTB-T-contact-31"
   ]
  },
  {
   "id": "FTB-11.7",
   "title": "Items",
   "kind": "component",
   "provenance": "stated",
   "where": "11.7 ITEMS",
   "rule": "There is no money. Items are whatever useful things a figure has, loses or gains."
  },
  {
   "id": "FTB-11.7.1a",
   "title": "Items at the start",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.7.1 HOW DO YOU GET ITEMS?",
   "rule": "Each Star begins a campaign with one Item for each point of Rep.",
   "note": "The seed adds that a Rep 5 Star begins with eight, which does not fit; see FTB-D-9."
  },
  {
   "id": "FTB-11.7.1b",
   "title": "Items for empty places",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.7.1 HOW DO YOU GET ITEMS?",
   "rule": "When the first band is recruited, one more Item for each member not recruited."
  },
  {
   "id": "FTB-11.7.1c",
   "title": "Other ways to gain Items",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.7.1 HOW DO YOU GET ITEMS?",
   "rule": "Barter after a successful Talk the Talk, searching buildings, taking from other figures.",
   "see": [
    "FTB-11.12a",
    "FTB-11.9a",
    "FTB-11.10a"
   ]
  },
  {
   "id": "FTB-11.7.2",
   "title": "Losing Items",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.7.2 HOW DO YOU LOSE ITEMS?",
   "rule": "Taken during an Encounter, usually when Out of the Fight; stolen from Home; or by being killed.",
   "see": [
    "FTB-14.9.5c",
    "FTB-D-212"
   ]
  },
  {
   "id": "FTB-11.7.3a",
   "title": "Hands",
   "kind": "procedure",
   "provenance": "stated",
   "where": "11.7.3 WHAT CAN I CARRY?",
   "rule": "An Item used with one hand counts one for carrying, one used with two hands counts two.",
   "tables": [
    "FTB-T-weapons"
   ]
  },
  {
   "id": "FTB-11.7.3b",
   "title": "In hand",
   "kind": "limit",
   "provenance": "stated",
   "where": "11.7.3 WHAT CAN I CARRY?",
   "rule": "Only two Items can be in hand at a time; bringing another to hand takes one turn of activation.",
   "see": [
    "FTB-D-59"
   ]
  },
  {
   "id": "FTB-11.7.4a",
   "title": "Load up to Rep",
   "kind": "limit",
   "provenance": "stated",
   "where": "11.7.4 CONSEQUENCES OF GREED",
   "rule": "Up to Rep in Items: no penalty."
  },
  {
   "id": "FTB-11.7.4b",
   "title": "Load up to twice Rep",
   "kind": "modifier",
   "provenance": "stated",
   "where": "11.7.4 CONSEQUENCES OF GREED",
   "rule": "More than Rep and up to twice: only 1d6 for Fast Move.",
   "tables": [
    "FTB-T-fast-move"
   ]
  },
  {
   "id": "FTB-11.7.4c",
   "title": "Load up to three times Rep",
   "kind": "limit",
   "provenance": "stated",
   "where": "11.7.4 CONSEQUENCES OF GREED",
   "rule": "Above that, as far as three times Rep: no Fast Move. More cannot be carried.",
   "note": "The last sentence is inferred from the list ending there."
  },
  {
   "id": "FTB-11.8",
   "title": "Kinds of Item",
   "kind": "component",
   "provenance": "stated",
   "where": "11.8 LIST OF ITEMS",
   "rule": "Body Armor, Food, Luxury Items, Medical Supplies, Weapons; other gear, such as a gas mask, may be carried and counts by hands.",
   "see": [
    "FTB-11.8.1",
    "FTB-11.8.2a",
    "FTB-11.8.4",
    "FTB-11.8.5",
    "FTB-11.8.6"
   ]
  },
  {
   "id": "FTB-11.8.1",
   "title": "Body Armor",
   "kind": "component",
   "provenance": "stated",
   "where": "11.8.1 BODY ARMOR",
   "rule": "Protects its wearer. Worn it is not counted for carrying, otherwise it is 1 Item.",
   "see": [
    "FTB-3.6a",
    "FTB-3.6b"
   ]
  },
  {
   "id": "FTB-11.8.2a",
   "title": "Food: use",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.8.2 FOOD",
   "rule": "One Food unit for each figure is used at the start of every campaign month. Each unit is 1 Item."
  },
  {
   "id": "FTB-11.8.2b",
   "title": "Food: hunger",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.8.2 FOOD",
   "rule": "A character without it loses one Rep. A band member without it leaves the band. No new Grunts can be recruited until there is Food for them.",
   "note": "For a Star read the first, for Grunts the second."
  },
  {
   "id": "FTB-11.8.3",
   "title": "Missing number",
   "kind": "advice",
   "provenance": "inferred",
   "where": "11.8 LIST OF ITEMS",
   "rule": "The seed has no 11.8.3; nothing refers to it."
  },
  {
   "id": "FTB-11.8.4",
   "title": "Luxury Items",
   "kind": "component",
   "provenance": "stated",
   "where": "11.8.4 LUXURY ITEMS",
   "rule": "Drink, cigarettes and the like: whatever is none of the other kinds. Counts as 2 Items in barter.",
   "see": [
    "FTB-11.12c",
    "FTB-D-215"
   ]
  },
  {
   "id": "FTB-11.8.5",
   "title": "Medical Supplies",
   "kind": "component",
   "provenance": "stated",
   "where": "11.8.5 MEDICAL SUPPLIES",
   "rule": "One unit used on an Out of the Fight figure adds 1d6 to its Recovery Test and is gone whether it helped or not. 1 Item.",
   "see": [
    "FTB-8.4b"
   ]
  },
  {
   "id": "FTB-11.8.6",
   "title": "Weapons as Items",
   "kind": "component",
   "provenance": "stated",
   "where": "11.8.6 WEAPONS",
   "rule": "Always loaded and ready. 1 Item each for barter; for carrying by hands.",
   "see": [
    "FTB-11.7.3a"
   ]
  },
  {
   "id": "FTB-11.9a",
   "title": "Searching: when",
   "kind": "procedure",
   "provenance": "stated",
   "where": "11.9 SEARCHING BUILDINGS",
   "rule": "A building, vehicle or trailer may be searched when no working zombie or opponent is in it. 1/2d6 of your figures at most may search, each spending one turn of activation.",
   "see": [
    "FTB-D-61"
   ]
  },
  {
   "id": "FTB-11.9b",
   "title": "Searching: once",
   "kind": "limit",
   "provenance": "stated",
   "where": "11.9 SEARCHING BUILDINGS",
   "rule": "A building is searched only once. Each floor of a taller building counts as a building; a very large one may be split into several."
  },
  {
   "id": "FTB-11.9c",
   "title": "Searching: roll",
   "kind": "procedure",
   "provenance": "stated",
   "where": "11.9 SEARCHING BUILDINGS",
   "rule": "Each searcher rolls 2d6 against the Encounter Rating of the area and reads Loot.",
   "tables": [
    "FTB-T-loot",
    "FTB-T-encounter-rating"
   ]
  },
  {
   "id": "FTB-11.9m",
   "title": "Loot table",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "11.9 SEARCHING BUILDINGS",
   "rule": "Two passed: roll 1d6 for 1-3 a weapon (2d6 on the weapon table), 4 a Medical Supply, 5 a Luxury Item, 6 Body Armor. One passed: one Food unit. None: nothing.",
   "tables": [
    "FTB-T-loot",
    "FTB-T-loot-weapon"
   ],
   "note": "Built as its table: Pinned: one pass is one Food unit (11.12); double ones may be the Cure (14.15.1). The better row gathers the other kinds of 11.8, weighted as in the resource table of the 2009 sister game. From the weapons-found table of the 2009 sister game; its body armour, semi-automatic rifle and Assault Rifle rows moved to types this game has. Not referred to by name in the seed."
  },
  {
   "id": "FTB-11.10a",
   "title": "Loot from figures",
   "kind": "procedure",
   "provenance": "stated",
   "where": "11.10 LOOT FROM OTHERS",
   "rule": "From an overcome figure take any weapon or body armor, and any Item it was seen to use in this Encounter.",
   "note": "What robbers have been handed in this Encounter has been seen as well, and may be taken back."
  },
  {
   "id": "FTB-11.10b",
   "title": "Loot roll",
   "kind": "procedure",
   "provenance": "stated",
   "where": "11.10 LOOT FROM OTHERS",
   "rule": "Also roll once on Loot for each opposing figure searched.",
   "tables": [
    "FTB-T-loot"
   ]
  },
  {
   "id": "FTB-11.11",
   "title": "Stockpiling",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.11 STOCKPILING LOOT",
   "rule": "Items not carried may be stored at Home; keep a list.",
   "see": [
    "FTB-11.13a"
   ]
  },
  {
   "id": "FTB-11.12a",
   "title": "Barter",
   "kind": "procedure",
   "provenance": "stated",
   "where": "11.12 BARTERING",
   "rule": "When Talk the Talk allows, the player names one Item to give; 2d6 against the NPC's Rep on Loot show what it has in return; the player may take the trade.",
   "tables": [
    "FTB-T-loot"
   ]
  },
  {
   "id": "FTB-11.12b",
   "title": "Once each",
   "kind": "limit",
   "provenance": "stated",
   "where": "11.12 BARTERING",
   "rule": "Barter with one figure can be tried only once in an Encounter."
  },
  {
   "id": "FTB-11.12c",
   "title": "Luxury in barter",
   "kind": "modifier",
   "provenance": "stated",
   "where": "11.12 BARTERING",
   "rule": "A Luxury Item is worth two Items: to get one, a second Item must be added."
  },
  {
   "id": "FTB-11.13a",
   "title": "Home",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.13 HOME",
   "rule": "A relatively safe place to rest and store Items, of any kind."
  },
  {
   "id": "FTB-11.13b",
   "title": "Staying home",
   "kind": "campaign",
   "provenance": "stated",
   "where": "11.13 HOME",
   "rule": "Staying home takes the place of one Voluntary Encounter and of the Involuntary check after it; it may be done several times in a month."
  },
  {
   "id": "FTB-12.0",
   "title": "PEFs",
   "kind": "component",
   "provenance": "stated",
   "where": "12.0 PEFS",
   "rule": "Possible Enemy Forces hide what is out there: size, kind and aim, perhaps only nerves. Most Encounters use them."
  },
  {
   "id": "FTB-12.1a",
   "title": "Placing PEFs",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.1 GENERATING PEFS",
   "rule": "After terrain is set and the player side is on the table (sections 7-9), roll 1d6 three times: a PEF goes into the section of that number, so always 1-6. Several may share a section."
  },
  {
   "id": "FTB-12.1b",
   "title": "Where in the section",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.1 GENERATING PEFS",
   "rule": "In a building of the section if there is one; else behind a feature that hides it from the players; else in the centre."
  },
  {
   "id": "FTB-12.2",
   "title": "PEF Rep",
   "kind": "component",
   "provenance": "stated",
   "where": "12.2 PEF REP",
   "rule": "Every PEF is Rep 4."
  },
  {
   "id": "FTB-12.3a",
   "title": "PEF activation",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.3 PEF MOVEMENT AND ACTIVATION",
   "rule": "On their side's activation PEFs act one after another, beginning with the one nearest to any player group; each rolls 2d6 against Rep 4 on PEF Movement. They share the zombies' activation die.",
   "tables": [
    "FTB-T-pef-movement"
   ],
   "see": [
    "FTB-D-58"
   ]
  },
  {
   "id": "FTB-12.3b",
   "title": "One at a time",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.3 PEF MOVEMENT AND ACTIVATION",
   "rule": "All In Sights, actions and reactions caused by one PEF are finished before the next moves."
  },
  {
   "id": "FTB-12.3m",
   "title": "PEF Movement table",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "12.3 PEF MOVEMENT AND ACTIVATION",
   "rule": "Two passed: 8 inches straight towards the nearest player group, into Line of Sight if the way leads there. One: up to 8 inches towards it, halting before Line of Sight. None: stays.",
   "tables": [
    "FTB-T-pef-movement"
   ],
   "note": "Built as its table: Two passes (straight at the players) and none (stays) are the behaviour the author describes in a public worked example for his games; one pass is the step between."
  },
  {
   "id": "FTB-12.4",
   "title": "PEFs and terrain",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.4 SPECIAL PEF MOVEMENT",
   "rule": "Terrain never slows a PEF."
  },
  {
   "id": "FTB-12.5a",
   "title": "When a PEF is resolved",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.5 RESOLVING PEFS",
   "rule": "A PEF is resolved when it moves into Line of Sight of players, or an active group of players moves into sight of it. Roll 2d6 against Rep 4 and carry out the result at once.",
   "tables": [
    "FTB-T-pef-resolution"
   ],
   "see": [
    "FTB-D-65"
   ]
  },
  {
   "id": "FTB-12.5m",
   "title": "PEF Resolution table",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "12.5 RESOLVING PEFS",
   "rule": "Two passed: Contact. One or none: nobody, PEF removed.",
   "tables": [
    "FTB-T-pef-resolution"
   ],
   "see": [
    "FTB-D-65"
   ],
   "note": "Built as its table: Two passes as Contact and no contact otherwise are stated (12.5.1, 12.16, No Terrain). Nothing in the seed separates one pass from none. An extra die after one pass is this register's own and only the table option pef-one-pass (FTB-D-65)."
  },
  {
   "id": "FTB-12.5b",
   "title": "Where contacts stand",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "12.5 RESOLVING PEFS",
   "rule": "NPCs or zombies found are placed at the PEF marker, in contact round it, or so in the building; zombies then wait for their activation, people follow 12.7 to 12.9. NPCs that will talk are placed 3 inches from the player Leader, in Line of Sight.",
   "see": [
    "FTB-12.7a",
    "FTB-12.8a",
    "FTB-12.9",
    "FTB-D-31"
   ],
   "note": "That they stand where the marker was is forced by the text; the formation and who is moved are FTB-D-31."
  },
  {
   "id": "FTB-12.5.1",
   "title": "How many",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.5.1 HOW MANY OF THEM?",
   "rule": "On Contact roll 1d6: so many NPCs (or zombies).",
   "see": [
    "FTB-D-10"
   ],
   "note": "For an Encounter on the players' own table it is rolled at the set-up, where people stand against them from the start, and so is whether these have been met before (12.15). That is announced only: what comes of it on that table is not followed up, and those who are told of as met there afterwards count as others."
  },
  {
   "id": "FTB-12.5.2a",
   "title": "Who",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.5.2 CONTACT!",
   "rule": "Roll 1d6 on the Contact table of the day, changed by circumstances. Humans are then rolled up on the generator of their class.",
   "tables": [
    "FTB-T-contact-1-30",
    "FTB-T-contact-31"
   ],
   "note": "The seed points to 3.4.2 for the generators; 3.5.2 is meant."
  },
  {
   "id": "FTB-12.5.2m",
   "title": "Contact tables",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "12.5.2 CONTACT!",
   "rule": "Days 1-30: 1d6, rural -1, urban +1. Days 1-20: up to 2 Citizens, 3 Police, 4 or more Zombies. Days 21-30: up to 1 Survivors, 2 Gangers, 3 Military, 4 or more Zombies. After day 30, 1d6 by area. Rural: 1-3 Survivors, 4 Gangers (1-3) or Militia (4-6), 5-6 Zombies. Suburban: 1 Survivors (1-3) or Gangers (4-6), 2-3 Militia, 4-6 Zombies. Urban: 1 Gangers, 2 Gangers (1-3), Militia (4-5) or Survivors (6), 3-6 Zombies.",
   "tables": [
    "FTB-T-contact-1-30",
    "FTB-T-contact-31"
   ],
   "note": "Built as its table: Pinned: day 18, suburban, a 5 is zombies (12.16); a column for days 21-30 exists (14.8.5). Who appears follows 11.1 and 3.4 (Citizens and Police first, then Military), how often zombies appear follows 11.6. Built to the letter of 11.6: rural more humans and usually Survivors, suburban even with Militia in the majority, urban mostly zombies and usually Gangers. Police, Military and Citizens are gone by then (11.1.4)."
  },
  {
   "id": "FTB-12.6",
   "title": "Loading PEFs",
   "kind": "advice",
   "provenance": "stated",
   "where": "12.6 LOADING UP PEFS",
   "rule": "Players may prepare what their PEFs are, keep recurring gangs and NPC Stars, or even play the other side until contact. Keep what was generated for later games."
  },
  {
   "id": "FTB-12.7a",
   "title": "Law & Order: who",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.7 LAW & ORDER",
   "rule": "In the first 30 days Police and Military met are handled on Law & Order. Military cannot be dealt with and act as the table says; Police can.",
   "tables": [
    "FTB-T-law-order"
   ]
  },
  {
   "id": "FTB-12.7b",
   "title": "Law & Order: dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.7 LAW & ORDER",
   "rule": "Police Leader and player Leader each roll 1d6 for each point of Rep, changed by circumstances, counting successes; the difference is read on the table.",
   "tables": [
    "FTB-T-law-order",
    "FTB-T-law-order-modifiers"
   ],
   "see": [
    "FTB-D-59"
   ]
  },
  {
   "id": "FTB-12.7m",
   "title": "Law & Order table",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "12.7 LAW & ORDER",
   "rule": "Player dice: -1d6 each for a weapon in hand, reported as suspicious, having fired or fought humans this Encounter, being a Ganger; Police +1d6 when they outnumber the player group. Player level or ahead: waved on, may talk. Behind by one: give up weapons in hand and go, or Walk the Walk. Behind by two or more: Under Arrest, or Walk the Walk. Military instead roll 1d6: 1-2 ignore, 3-4 order the player off the table, 5-6 Under Arrest; refusing means Walk the Walk.",
   "tables": [
    "FTB-T-law-order",
    "FTB-T-law-order-modifiers"
   ],
   "see": [
    "FTB-D-59"
   ],
   "note": "Built as its table: The text gives the procedure, the arrest outcomes of 12.10-12.12 and that Military cannot be talked to; the rows are this register's own. They are set so that an even roll passes: with arrest on any lost roll about half of all meetings with Police ended there. 12.7 says that Circumstances change the dice but lists none. These are chosen from the ways the seed says Police are provoked."
  },
  {
   "id": "FTB-12.8a",
   "title": "Friend or Foe",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.8 FRIEND OR FOE?",
   "rule": "On meeting Citizens, Gangers or Survivors: NPC total is 1d6 plus their number; yours is 1d6 plus your Rep. If theirs is at least twice yours they are Enemies: In Sight.",
   "see": [
    "FTB-D-11"
   ]
  },
  {
   "id": "FTB-12.8b",
   "title": "Not Enemies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.8 FRIEND OR FOE?",
   "rule": "Otherwise move both within 3 inches and Talk the Talk.",
   "see": [
    "FTB-12.13a",
    "FTB-D-31"
   ]
  },
  {
   "id": "FTB-12.9",
   "title": "Enemies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.9 ENEMIES",
   "rule": "With an Enemy there is no Talk the Talk, now or ever: go straight to In Sight. One becomes an Enemy by Talk the Talk or otherwise; Enemies are for life.",
   "see": [
    "FTB-D-245"
   ],
   "note": "People one of whom is killed or captured where he lies are Enemies from then on, if any of them is left alive and free; In Sight follows if one of them is in view."
  },
  {
   "id": "FTB-12.10",
   "title": "Under arrest",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.10 UNDER ARREST",
   "rule": "An arrested Star follows 12.11 (Police) or 12.12 (Military).",
   "see": [
    "FTB-12.11",
    "FTB-12.12"
   ]
  },
  {
   "id": "FTB-12.11",
   "title": "Arrested by Police",
   "kind": "campaign",
   "provenance": "stated",
   "where": "12.11 POLICE",
   "rule": "A week in jail: time passes, one Encounter is missed, and 1/2d6 Items are paid to get out. If they cannot be paid another week is lost and the Star goes free. Weapons are given back.",
   "tables": [
    "FTB-T-half-d6"
   ]
  },
  {
   "id": "FTB-12.12",
   "title": "Arrested by Military",
   "kind": "campaign",
   "provenance": "stated",
   "where": "12.12 MILITARY",
   "rule": "Weapons are taken and the figure is sent to a safe zone, overrun on day 30; it escapes with one Food and by 1d6 a Pistol (1), BA Pistol (2), Assault Rifle (3-5) or no weapon (6).",
   "tables": [
    "FTB-T-arrest-military"
   ]
  },
  {
   "id": "FTB-12.13a",
   "title": "Talk the Talk",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "12.13 TALK THE TALK",
   "rule": "Leaders only, within 3 inches and in Line of Sight of each other. Each starts with 1d6, changed by Attributes, counting successes; the player's are compared with the NPC's.",
   "tables": [
    "FTB-T-talk"
   ],
   "see": [
    "FTB-D-3",
    "FTB-D-31",
    "FTB-D-64"
   ],
   "note": "The seed has lost a word in the sentence before; see FTB-D-3."
  },
  {
   "id": "FTB-12.13b",
   "title": "Recruiting by talk",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.13 TALK THE TALK",
   "rule": "A recruiting result is subject to class, Rep, band size and Food limits.",
   "see": [
    "FTB-4.1d",
    "FTB-4.1e",
    "FTB-4.1f",
    "FTB-11.8.2b"
   ]
  },
  {
   "id": "FTB-12.13m",
   "title": "Talk the Talk table",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "12.13 TALK THE TALK",
   "rule": "Player ahead by two or more: friends, may be recruited if of the same class, or barter. By one: friends, pleasantries and barter. Equal: pleasantries only. Behind by one: no barter and no more talk this Encounter. Behind by two or more: Enemies, Walk the Walk. Ahead is a successful talk, behind an unsuccessful one. With one die each, ahead or behind by one is read as by two. By table option, off by default, the player rolls 2d6 fewer when just one of the Leaders is a Ganger, 1d6 fewer for any other difference of class.",
   "tables": [
    "FTB-T-talk"
   ],
   "see": [
    "FTB-D-3",
    "FTB-D-64"
   ],
   "note": "Built as its table: The seed names the outcomes: recruit, barter on a win, exchange pleasantries (with barter in one case), become an Enemy, Walk the Walk. Order of rows follows the Meet & Greet table of the 2009 sister game. The dice for class are this register's own (FTB-D-64)."
  },
  {
   "id": "FTB-12.14a",
   "title": "Walk the Walk",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.14 WALK THE WALK",
   "rule": "Go to In Sight. A Talk the Talk result may demand it, and a player may choose it at any time."
  },
  {
   "id": "FTB-12.14b",
   "title": "Walked once, Enemies ever",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.14 WALK THE WALK",
   "rule": "NPCs with whom you walked the walk are Enemies if met again.",
   "see": [
    "FTB-12.9"
   ]
  },
  {
   "id": "FTB-12.15a",
   "title": "Meeting them again",
   "kind": "campaign",
   "provenance": "stated",
   "where": "12.15 MEETING THEM AGAIN",
   "rule": "Meeting NPCs of a class you met before, roll 1d6: on a 1 they are NPCs you met before."
  },
  {
   "id": "FTB-12.15b",
   "title": "Which of them",
   "kind": "campaign",
   "provenance": "stated",
   "where": "12.15 MEETING THEM AGAIN",
   "rule": "With several possible, roll 1d6 for each; the highest is met, ties rolled again."
  },
  {
   "id": "FTB-12.15c",
   "title": "What they do",
   "kind": "campaign",
   "provenance": "stated",
   "where": "12.15 MEETING THEM AGAIN",
   "rule": "Enemies: In Sight. Friends: they will barter.",
   "see": [
    "FTB-D-245"
   ]
  },
  {
   "id": "FTB-12.16a",
   "title": "Defining Moment",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.16 DEFINING MOMENT",
   "rule": "On first entering a building without a PEF resolve it like a PEF: 2d6 against Rep 4, number, kind.",
   "tables": [
    "FTB-T-pef-resolution"
   ],
   "see": [
    "FTB-D-50"
   ]
  },
  {
   "id": "FTB-12.16b",
   "title": "PEF inside",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.16 DEFINING MOMENT",
   "rule": "If a PEF is in the building resolve that instead."
  },
  {
   "id": "FTB-12.17",
   "title": "NPC Movement",
   "kind": "procedure",
   "provenance": "stated",
   "where": "12.17 NPC MOVEMENT",
   "rule": "NPCs on the table activate on their Leader's Rep; roll 1d6 against it on NPC Movement and carry it out.",
   "tables": [
    "FTB-T-npc-movement"
   ],
   "see": [
    "FTB-D-57"
   ]
  },
  {
   "id": "FTB-12.17m",
   "title": "NPC Movement table",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "12.17 NPC MOVEMENT",
   "rule": "Whatever the die, any NPC out of ammo reloads; one with a zombie in sight within 6 inches fires at it or else charges it; an Enemy with a target (loaded, player figure in sight and in range) fires at the nearest. The rest by the die. One passed: Enemies make a normal move towards the nearest player figure, keeping cover where that is no longer, one without a gun charging if it can reach; other NPCs make a normal move towards the nearest table edge and leave. None passed: Enemies stay facing the nearest player figure; others stay.",
   "tables": [
    "FTB-T-npc-movement"
   ],
   "see": [
    "FTB-5.2b",
    "FTB-6.7b",
    "FTB-D-57",
    "FTB-D-164"
   ],
   "note": "Built as its table: The text gives the roll only. Rows parallel PEF Movement; robbers leave in any case (14.13.5). That Enemies with a target fire follows 5.2, that any NPC out of ammo reloads 6.7 (Grunts always do), zombies next is this register's own (FTB-D-57)."
  },
  {
   "id": "FTB-13.0",
   "title": "Day Parts",
   "kind": "component",
   "provenance": "stated",
   "where": "13.0 DAY PARTS",
   "rule": "Four: Morning (from sunrise), Daytime (midday to sunset), Evening (early night), Night (until morning).",
   "tables": [
    "FTB-T-day-parts"
   ]
  },
  {
   "id": "FTB-13.1",
   "title": "Day Parts and vision",
   "kind": "procedure",
   "provenance": "stated",
   "where": "13.1 DAY PARTS AND VISIBILITY",
   "rule": "Evening and Night shorten vision; Morning and Daytime do not.",
   "tables": [
    "FTB-T-day-parts"
   ],
   "see": [
    "FTB-13.1.1",
    "FTB-13.1.2a"
   ]
  },
  {
   "id": "FTB-13.1.1",
   "title": "Evening",
   "kind": "limit",
   "provenance": "stated",
   "where": "13.1.1 EVENING",
   "rule": "Vision is 12 inches, for figures and PEFs. Figures within 6 inches of a light are seen from normal distance.",
   "tables": [
    "FTB-T-day-parts"
   ]
  },
  {
   "id": "FTB-13.1.2a",
   "title": "Night",
   "kind": "limit",
   "provenance": "stated",
   "where": "13.1.2 NIGHT ...",
   "rule": "Vision is 6 inches, for figures and PEFs. Figures within 6 inches of a light are seen from normal distance.",
   "tables": [
    "FTB-T-day-parts"
   ]
  },
  {
   "id": "FTB-13.1.2b",
   "title": "Full moon",
   "kind": "modifier",
   "provenance": "stated",
   "where": "13.1.2 NIGHT ...",
   "rule": "On a 1 of 1d6 there is a full moon and night vision is 12 inches.",
   "tables": [
    "FTB-T-day-parts"
   ]
  },
  {
   "id": "FTB-13.2",
   "title": "Choosing the Day Part",
   "kind": "procedure",
   "provenance": "stated",
   "where": "13.2 WHAT DAY PART And When?",
   "rule": "The player usually chooses it; some Encounters roll it.",
   "tables": [
    "FTB-T-day-part-roll"
   ]
  },
  {
   "id": "FTB-14.0",
   "title": "Encounters",
   "kind": "component",
   "provenance": "stated",
   "where": "14.0 ENCOUNTERS",
   "rule": "Games are Encounters, Voluntary or Involuntary.",
   "see": [
    "FTB-D-63"
   ]
  },
  {
   "id": "FTB-14.1",
   "title": "Voluntary Encounters",
   "kind": "campaign",
   "provenance": "stated",
   "where": "14.1 VOLUNTARY ENCOUNTERS",
   "rule": "Five: Chillin', Raid/Rescue, Robbery, Search, Take Back.",
   "see": [
    "FTB-14.10",
    "FTB-14.12",
    "FTB-14.13",
    "FTB-14.14",
    "FTB-14.16"
   ],
   "note": "The section numbers printed in 14.1 and 14.2 are each one too low."
  },
  {
   "id": "FTB-14.2a",
   "title": "Involuntary Encounters",
   "kind": "campaign",
   "provenance": "stated",
   "where": "14.2 INVOLUNTARY ENCOUNTERS",
   "rule": "Four: Burglarized, Confrontation, Raid: Defend, Robbery. After each Voluntary Encounter roll 1d6 on the table in the column of the area and play the result at once.",
   "tables": [
    "FTB-T-involuntary"
   ],
   "see": [
    "FTB-14.9",
    "FTB-14.11",
    "FTB-14.12",
    "FTB-14.13"
   ]
  },
  {
   "id": "FTB-14.2b",
   "title": "No Home",
   "kind": "campaign",
   "provenance": "stated",
   "where": "14.2 INVOLUNTARY ENCOUNTERS",
   "rule": "Without a Home a Burglarized result is a Confrontation.",
   "tables": [
    "FTB-T-involuntary"
   ]
  },
  {
   "id": "FTB-14.2c",
   "title": "Raid: Defend",
   "kind": "scenario",
   "provenance": "inferred",
   "where": "14.2 INVOLUNTARY ENCOUNTERS",
   "rule": "The Raid Encounter with sides swapped: the player defends the Target Building, the NPCs raid it.",
   "see": [
    "FTB-14.12",
    "FTB-D-8"
   ]
  },
  {
   "id": "FTB-14.3",
   "title": "Form of an Encounter",
   "kind": "component",
   "provenance": "stated",
   "where": "14.3 PRESENTATION",
   "rule": "Name, objective, forces, area, deployment, special instructions. Eight full Encounters are for after day 30, three more for the first weeks."
  },
  {
   "id": "FTB-14.4",
   "title": "Day One",
   "kind": "advice",
   "provenance": "stated",
   "where": "14.4 DAY ONE",
   "rule": "A separate downloadable prelude to be played once before a campaign, in one sitting and unread. It is not part of the seed.",
   "note": "Address given in the seed is on the author's site; nothing in the rules depends on it."
  },
  {
   "id": "FTB-14.5",
   "title": "First three Encounters",
   "kind": "campaign",
   "provenance": "stated",
   "where": "14.5 FIRST 30 DAYS",
   "rule": "Days 1-10, 11-20 and 21-30 each have one learning Encounter, recommended in that order.",
   "see": [
    "FTB-14.6",
    "FTB-14.7",
    "FTB-14.8"
   ]
  },
  {
   "id": "FTB-14.6",
   "title": "Zed! (days 1-10): what it is",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.6 DAYS 1 - 10 - ZED!",
   "rule": "Rumours only; the Star goes to see for itself. First learning Encounter.",
   "see": [
    "FTB-14.6.1",
    "FTB-14.6.2",
    "FTB-14.6.3",
    "FTB-14.6.4",
    "FTB-14.6.5a",
    "FTB-14.6.5b",
    "FTB-14.6.5c",
    "FTB-14.6.5d"
   ]
  },
  {
   "id": "FTB-14.6.1",
   "title": "Zed! (days 1-10): objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.6.1 OBJECTIVE:",
   "rule": "Find a zombie and take Zed or No Zed successfully (one or two dice passed).",
   "see": [
    "FTB-D-60",
    "FTB-D-222"
   ]
  },
  {
   "id": "FTB-14.6.2",
   "title": "Zed! (days 1-10): forces",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.6.2 FORCES",
   "rule": "The Star alone."
  },
  {
   "id": "FTB-14.6.3",
   "title": "Zed! (days 1-10): area",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.6.3 AREA",
   "rule": "Any, by choice."
  },
  {
   "id": "FTB-14.6.4",
   "title": "Zed! (days 1-10): deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.6.4 DEPLOYMENT",
   "rule": "Enter through section 9. The Target Building is in section 1 and must be entered. PEFs are placed normally."
  },
  {
   "id": "FTB-14.6.5a",
   "title": "Zed! (days 1-10): weapon",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.6.5 SPECIAL INSTRUCTIONS",
   "rule": "Nothing more than one concealed Pistol; -1d6 on any In Sight for drawing it.",
   "tables": [
    "FTB-T-in-sight-modifiers"
   ]
  },
  {
   "id": "FTB-14.6.5b",
   "title": "Zed! (days 1-10): recruiting",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.6.5 SPECIAL INSTRUCTIONS",
   "rule": "Up to 1/2d6 Grunts may be recruited by Talk the Talk, only after entering the Target Building.",
   "tables": [
    "FTB-T-half-d6",
    "FTB-T-talk"
   ]
  },
  {
   "id": "FTB-14.6.5c",
   "title": "Zed! (days 1-10): a zombie for certain",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.6.5 SPECIAL INSTRUCTIONS",
   "rule": "If no zombie was met before the last PEF, that PEF is zombies. Those drawn by gunfire count as met once a player's figure has tested against or killed one, or while one is on the table."
  },
  {
   "id": "FTB-14.6.5d",
   "title": "Zed! (days 1-10): one at a time",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.6.5 SPECIAL INSTRUCTIONS",
   "rule": "Any zombie result is a single zombie."
  },
  {
   "id": "FTB-14.7",
   "title": "Robbery! (days 11-20): what it is",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.7 DAYS 11 - 20 - ROBBERY!",
   "rule": "Order is failing and the Star must get through town. Second learning Encounter.",
   "see": [
    "FTB-14.7.1",
    "FTB-14.7.2",
    "FTB-14.7.3",
    "FTB-14.7.4",
    "FTB-14.7.5a",
    "FTB-14.7.5b",
    "FTB-14.7.5c",
    "FTB-14.7.5d"
   ]
  },
  {
   "id": "FTB-14.7.1",
   "title": "Robbery! (days 11-20): objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.7.1 OBJECTIVE:",
   "rule": "Cross the town."
  },
  {
   "id": "FTB-14.7.2",
   "title": "Robbery! (days 11-20): forces",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.7.2 FORCES",
   "rule": "The Star alone."
  },
  {
   "id": "FTB-14.7.3",
   "title": "Robbery! (days 11-20): area",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.7.3 AREA",
   "rule": "Any, by choice."
  },
  {
   "id": "FTB-14.7.4",
   "title": "Robbery! (days 11-20): deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.7.4 DEPLOYMENT",
   "rule": "Enter through section 9. PEFs are placed normally."
  },
  {
   "id": "FTB-14.7.5a",
   "title": "Robbery! (days 11-20): weapons",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.7.5 SPECIAL INSTRUCTIONS",
   "rule": "Pistols and/or BA Pistols, concealed; -1d6 on any In Sight for drawing.",
   "tables": [
    "FTB-T-in-sight-modifiers"
   ]
  },
  {
   "id": "FTB-14.7.5b",
   "title": "Robbery! (days 11-20): way",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.7.5 SPECIAL INSTRUCTIONS",
   "rule": "Enter from section 9 and leave by section 1."
  },
  {
   "id": "FTB-14.7.5c",
   "title": "Robbery! (days 11-20): suspicious",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.7.5 SPECIAL INSTRUCTIONS",
   "rule": "Any Fast Move gets the Star reported: later PEFs that would be Citizens are Police instead."
  },
  {
   "id": "FTB-14.7.5d",
   "title": "Robbery! (days 11-20): special PEFs",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.7.5 SPECIAL INSTRUCTIONS",
   "rule": "A PEF when resolved is rolled for by 1d6 on Special PEF Resolution instead of the normal table.",
   "tables": [
    "FTB-T-special-pef"
   ]
  },
  {
   "id": "FTB-14.8",
   "title": "Escape! (days 21-30): what it is",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.8 DAYS 21 -30 - ESCAPE!",
   "rule": "Martial law, no power, gangs in the streets: time to leave. Third learning Encounter.",
   "see": [
    "FTB-14.8.1",
    "FTB-14.8.2",
    "FTB-14.8.3",
    "FTB-14.8.4",
    "FTB-14.8.5a",
    "FTB-14.8.5b",
    "FTB-14.8.5c",
    "FTB-14.8.5d"
   ]
  },
  {
   "id": "FTB-14.8.1",
   "title": "Escape! (days 21-30): objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.8.1 OBJECTIVE:",
   "rule": "Get out of town."
  },
  {
   "id": "FTB-14.8.2",
   "title": "Escape! (days 21-30): forces",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.8.2 FORCES",
   "rule": "The Star alone."
  },
  {
   "id": "FTB-14.8.3",
   "title": "Escape! (days 21-30): area",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.8.3 AREA",
   "rule": "Any, by choice."
  },
  {
   "id": "FTB-14.8.4",
   "title": "Escape! (days 21-30): deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.8.4 DEPLOYMENT",
   "rule": "Enter through section 9. PEFs are placed normally."
  },
  {
   "id": "FTB-14.8.5a",
   "title": "Escape! (days 21-30): class",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.8.5 SPECIAL INSTRUCTIONS",
   "rule": "The Star has chosen its class by now.",
   "see": [
    "FTB-3.4.1"
   ]
  },
  {
   "id": "FTB-14.8.5b",
   "title": "Escape! (days 21-30): weapon",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.8.5 SPECIAL INSTRUCTIONS",
   "rule": "Nothing more than one Pistol or BA Pistol, concealed; -1d6 on any In Sight for drawing.",
   "tables": [
    "FTB-T-in-sight-modifiers"
   ]
  },
  {
   "id": "FTB-14.8.5c",
   "title": "Escape! (days 21-30): way",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.8.5 SPECIAL INSTRUCTIONS",
   "rule": "Enter from 9 and leave by 1, then come back in from 7 and leave by 3."
  },
  {
   "id": "FTB-14.8.5d",
   "title": "Escape! (days 21-30): recruiting and contact",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.8.5 SPECIAL INSTRUCTIONS",
   "rule": "Grunts may be recruited normally. Contacts use the days 21-30 column.",
   "tables": [
    "FTB-T-contact-1-30",
    "FTB-T-talk"
   ]
  },
  {
   "id": "FTB-14.9",
   "title": "Burglarized: what it is",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.9 BURGLARIZED!",
   "rule": "The Star comes home to an open door.",
   "see": [
    "FTB-14.9.1",
    "FTB-14.9.2",
    "FTB-14.9.3",
    "FTB-14.9.4",
    "FTB-14.9.5a",
    "FTB-14.9.5b",
    "FTB-14.9.5c",
    "FTB-14.9.5d",
    "FTB-14.9.6"
   ]
  },
  {
   "id": "FTB-14.9.1",
   "title": "Burglarized: objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.9.1 OBJECTIVE",
   "rule": "Stop the burglary if possible."
  },
  {
   "id": "FTB-14.9.2",
   "title": "Burglarized: forces",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.9.2 FORCES",
   "rule": "The Star and available members of the band."
  },
  {
   "id": "FTB-14.9.3",
   "title": "Burglarized: area",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.9.3 AREA",
   "rule": "Wherever Home is."
  },
  {
   "id": "FTB-14.9.4",
   "title": "Burglarized: deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.9.4 DEPLOYMENT",
   "rule": "Enter through section 9. Home is the Target Building, in section 5. PEFs are placed normally."
  },
  {
   "id": "FTB-14.9.5a",
   "title": "Burglarized: Day Part",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.9.5 SPECIAL INSTRUCTIONS",
   "rule": "1d6: 1 Morning, 2 Daytime, 3-4 Evening, 5-6 Night.",
   "tables": [
    "FTB-T-day-part-roll"
   ]
  },
  {
   "id": "FTB-14.9.5b",
   "title": "Burglarized: at home or not",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.9.5 SPECIAL INSTRUCTIONS",
   "rule": "Roll 2d6: doubles mean that you are Home; play Robbery.",
   "see": [
    "FTB-14.13"
   ]
  },
  {
   "id": "FTB-14.9.5c",
   "title": "Burglarized: loss",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.9.5 SPECIAL INSTRUCTIONS",
   "rule": "Otherwise roll 1d6 for each Item at Home: odd stolen, even left."
  },
  {
   "id": "FTB-14.9.5d",
   "title": "Burglarized: the rest",
   "kind": "scenario",
   "provenance": "inferred",
   "where": "14.9.5 SPECIAL INSTRUCTIONS",
   "rule": "When you were not Home the burglary is over; losses are all that happens unless the players play on against the PEFs.",
   "note": "The seed deploys forces and PEFs but resolves the burglary by dice; see FTB-D-7."
  },
  {
   "id": "FTB-14.9.6",
   "title": "Burglarized: band availability",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.9.6 BAND AVAILABILITY",
   "rule": "Before the Encounter 1d6 against the Rep of each band member: passed available, else not."
  },
  {
   "id": "FTB-14.10",
   "title": "Chillin': what it is",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.10 CHILLIN'",
   "rule": "A night out at a settlement.",
   "see": [
    "FTB-14.10.1",
    "FTB-14.10.2",
    "FTB-14.10.3",
    "FTB-14.10.4",
    "FTB-14.10.5a",
    "FTB-14.10.5b",
    "FTB-14.10.5c",
    "FTB-14.10.6a",
    "FTB-14.10.6b"
   ]
  },
  {
   "id": "FTB-14.10.1",
   "title": "Chillin': objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.10.1 OBJECTIVE",
   "rule": "Recruit, barter or see what happens. The night is a success with one or more successful Talk the Talk and none that failed."
  },
  {
   "id": "FTB-14.10.2",
   "title": "Chillin': forces",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.10.2 FORCES",
   "rule": "The Star and available members of the band (14.9.6)."
  },
  {
   "id": "FTB-14.10.3",
   "title": "Chillin': area",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.10.3 AREA",
   "rule": "Urban."
  },
  {
   "id": "FTB-14.10.4",
   "title": "Chillin': deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.10.4 DEPLOYMENT",
   "rule": "Enter and leave through section 9. The Target Building is in section 1. PEFs normally, but none in the Target Building."
  },
  {
   "id": "FTB-14.10.5a",
   "title": "Chillin': Day Part",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.10.5 SPECIAL INSTRUCTIONS",
   "rule": "Chosen by the player."
  },
  {
   "id": "FTB-14.10.5b",
   "title": "Chillin': moments",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.10.5 SPECIAL INSTRUCTIONS",
   "rule": "Three Defining Moments happen in the Target Building, six in the Evening.",
   "see": [
    "FTB-12.16a"
   ]
  },
  {
   "id": "FTB-14.10.5c",
   "title": "Chillin': no search",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.10.5 SPECIAL INSTRUCTIONS",
   "rule": "The Target Building cannot be searched; bartering and recruiting are allowed."
  },
  {
   "id": "FTB-14.10.6a",
   "title": "Chillin': talk",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.10.6 ONCE INSIDE",
   "rule": "NPCs met there go straight to Talk the Talk; Walk the Walk is carried out normally.",
   "see": [
    "FTB-12.13a",
    "FTB-12.14a"
   ]
  },
  {
   "id": "FTB-14.10.6b",
   "title": "Chillin': gone",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.10.6 ONCE INSIDE",
   "rule": "After any other result the NPCs are removed and do not come back in this building; they may be met again later."
  },
  {
   "id": "FTB-14.11",
   "title": "Confrontation: what it is",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.11 CONFRONTATION",
   "rule": "Cornered by people who mean harm; or the player corners them, with sides swapped.",
   "see": [
    "FTB-14.11.1",
    "FTB-14.11.2",
    "FTB-14.11.3",
    "FTB-14.11.4",
    "FTB-14.11.5a",
    "FTB-14.11.5b",
    "FTB-14.11.5c",
    "FTB-14.11.6",
    "FTB-14.11.7",
    "FTB-14.11.8"
   ]
  },
  {
   "id": "FTB-14.11.1",
   "title": "Confrontation: objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.11.1 OBJECTIVE:",
   "rule": "Escape unharmed."
  },
  {
   "id": "FTB-14.11.2",
   "title": "Confrontation: forces",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.11.2 FORCES",
   "rule": "The Star and available members of the band; opposition by 14.11.7."
  },
  {
   "id": "FTB-14.11.3",
   "title": "Confrontation: area",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.11.3 AREA",
   "rule": "Any, by choice."
  },
  {
   "id": "FTB-14.11.4",
   "title": "Confrontation: deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.11.4 DEPLOYMENT",
   "rule": "In section 5. PEFs are placed normally."
  },
  {
   "id": "FTB-14.11.5a",
   "title": "Confrontation: place",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.11.5 SPECIAL INSTRUCTIONS",
   "rule": "In the centre of section 5: your group there, the opposing group 3 inches away in Line of Sight."
  },
  {
   "id": "FTB-14.11.5b",
   "title": "Confrontation: Day Part",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.11.5 SPECIAL INSTRUCTIONS",
   "rule": "1d6: 1 Morning, 2 Daytime, 3-4 Evening, 5-6 Night.",
   "tables": [
    "FTB-T-day-part-roll"
   ]
  },
  {
   "id": "FTB-14.11.5c",
   "title": "Confrontation: start",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.11.5 SPECIAL INSTRUCTIONS",
   "rule": "Walk the Walk. 1d6: on 1-3 the opponents count as moving, on 4-6 you do.",
   "see": [
    "FTB-12.14a"
   ]
  },
  {
   "id": "FTB-14.11.6",
   "title": "Confrontation: band availability",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.11.6 BAND AVAILABILITY",
   "rule": "As 14.9.6.",
   "see": [
    "FTB-14.9.6"
   ]
  },
  {
   "id": "FTB-14.11.7",
   "title": "Confrontation: who",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.11.7 WHO IS IT?",
   "rule": "1d6 on Confrontation Who in the column of your class; roll them up on their generator.",
   "tables": [
    "FTB-T-confrontation-who"
   ],
   "see": [
    "FTB-D-6"
   ]
  },
  {
   "id": "FTB-14.11.8",
   "title": "Confrontation: end",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.11.8 ENDING THE ENCOUNTER",
   "rule": "It lasts as long as both sides, the players and the opposition, have a figure on the table that is neither Out of the Fight nor Obviously Dead."
  },
  {
   "id": "FTB-14.12",
   "title": "Raid or Rescue: what it is",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.12 RAID/RESCUE",
   "rule": "The player raids whom he likes, best of another class.",
   "see": [
    "FTB-14.12.1",
    "FTB-14.12.2",
    "FTB-14.12.3",
    "FTB-14.12.4",
    "FTB-14.12.5a",
    "FTB-14.12.5b",
    "FTB-14.12.5c",
    "FTB-14.12.5d",
    "FTB-14.12.5e",
    "FTB-14.12.5f"
   ]
  },
  {
   "id": "FTB-14.12.1",
   "title": "Raid or Rescue: objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.12.1 OBJECTIVE:",
   "rule": "Chosen by the player: take Items, rescue a hostage, or seize somebody or something. Success is finding it."
  },
  {
   "id": "FTB-14.12.2",
   "title": "Raid or Rescue: forces",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.12.2 FORCES",
   "rule": "For a rescue a random band member is the hostage; any of the rest may come. For a raid any of the band.",
   "note": "The seed speaks only of the rescue; for a raid the band is taken as free to choose."
  },
  {
   "id": "FTB-14.12.3",
   "title": "Raid or Rescue: area",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.12.3 AREA",
   "rule": "Any, by choice."
  },
  {
   "id": "FTB-14.12.4",
   "title": "Raid or Rescue: deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.12.4 DEPLOYMENT",
   "rule": "Enter through section 9. PEFs are placed normally."
  },
  {
   "id": "FTB-14.12.5a",
   "title": "Raid or Rescue: Day Part",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.12.5 SPECIAL INSTRUCTIONS",
   "rule": "Chosen by the player."
  },
  {
   "id": "FTB-14.12.5b",
   "title": "Raid or Rescue: target",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.12.5 SPECIAL INSTRUCTIONS",
   "rule": "The Target Building is in section 1."
  },
  {
   "id": "FTB-14.12.5c",
   "title": "Raid or Rescue: finding it",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.12.5 SPECIAL INSTRUCTIONS",
   "rule": "Roll 1d6 for each building entered in section 1; at or below the count of those entered so far, the objective is inside. In the last building it is there on 1-5 and was never on the table on 6."
  },
  {
   "id": "FTB-14.12.5d",
   "title": "Raid or Rescue: hostile",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.12.5 SPECIAL INSTRUCTIONS",
   "rule": "All NPCs of the raided class, old friends and keepers of order too, fail Friend or Foe without a roll and Walk the Walk.",
   "see": [
    "FTB-12.8a",
    "FTB-12.14a"
   ]
  },
  {
   "id": "FTB-14.12.5e",
   "title": "Raid or Rescue: others",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.12.5 SPECIAL INSTRUCTIONS",
   "rule": "NPCs of other classes are treated normally."
  },
  {
   "id": "FTB-14.12.5f",
   "title": "Raid or Rescue: alarm",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.12.5 SPECIAL INSTRUCTIONS",
   "rule": "Once any shot has been fired, those who are raided have +1d6 on In Sight.",
   "tables": [
    "FTB-T-in-sight-modifiers"
   ],
   "see": [
    "FTB-D-8"
   ]
  },
  {
   "id": "FTB-14.13",
   "title": "Robbery: what it is",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.13 ROBBERY",
   "rule": "The player is robbed, or robs.",
   "see": [
    "FTB-14.13.1",
    "FTB-14.13.2",
    "FTB-14.13.3",
    "FTB-14.13.4",
    "FTB-14.13.5a",
    "FTB-14.13.5b",
    "FTB-14.13.5c",
    "FTB-14.13.5d",
    "FTB-14.13.5e",
    "FTB-14.13.6",
    "FTB-D-245"
   ]
  },
  {
   "id": "FTB-14.13.1",
   "title": "Robbery: objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.13.1 OBJECTIVE:",
   "rule": "Not to be robbed or harmed; as the robber, to rob without harming unless provoked."
  },
  {
   "id": "FTB-14.13.2",
   "title": "Robbery: forces",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.13.2 FORCES",
   "rule": "The Star and available members of the band; opposition by the special instructions."
  },
  {
   "id": "FTB-14.13.3",
   "title": "Robbery: area",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.13.3 AREA",
   "rule": "Any, by choice."
  },
  {
   "id": "FTB-14.13.4",
   "title": "Robbery: deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.13.4 DEPLOYMENT",
   "rule": "In section 5. PEFs are placed normally."
  },
  {
   "id": "FTB-14.13.5a",
   "title": "Robbery: place",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.13.5 SPECIAL INSTRUCTIONS",
   "rule": "Your group in the centre of section 5, the opposing group 3 inches away in Line of Sight."
  },
  {
   "id": "FTB-14.13.5b",
   "title": "Robbery: Day Part",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.13.5 SPECIAL INSTRUCTIONS",
   "rule": "1d6: 1 Morning, 2 Daytime, 3-4 Evening, 5-6 Night.",
   "tables": [
    "FTB-T-day-part-roll"
   ]
  },
  {
   "id": "FTB-14.13.5c",
   "title": "Robbery: talk",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.13.5 SPECIAL INSTRUCTIONS",
   "rule": "Both Leaders Talk the Talk. Targets that score more choose: each hands over 1/2d6 Items and the robbers go, or it comes to In Sight; NPC targets fight on 1-2.",
   "tables": [
    "FTB-T-half-d6"
   ],
   "see": [
    "FTB-D-245"
   ]
  },
  {
   "id": "FTB-14.13.5d",
   "title": "Robbery: talk lost",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.13.5 SPECIAL INSTRUCTIONS",
   "rule": "Where the robbers score as many or more the choice is the same, but NPC targets fight on 1 only.",
   "tables": [
    "FTB-T-half-d6"
   ],
   "see": [
    "FTB-D-245"
   ]
  },
  {
   "id": "FTB-14.13.5e",
   "title": "Robbery: getaway",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.13.5 SPECIAL INSTRUCTIONS",
   "rule": "Afterwards the robbers try to leave by the nearest table edge.",
   "see": [
    "FTB-D-245"
   ]
  },
  {
   "id": "FTB-14.13.6",
   "title": "Robbery: band availability",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.13.6 BAND AVAILABILITY",
   "rule": "As 14.9.6.",
   "see": [
    "FTB-14.9.6"
   ]
  },
  {
   "id": "FTB-14.14",
   "title": "Search: what it is",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.14 SEARCH",
   "rule": "Looking for other humans and useful Items.",
   "see": [
    "FTB-14.14.1",
    "FTB-14.14.2",
    "FTB-14.14.3",
    "FTB-14.14.4",
    "FTB-14.14.5"
   ]
  },
  {
   "id": "FTB-14.14.1",
   "title": "Search: objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.14.1 OBJECTIVE:",
   "rule": "Find and recruit at least one Grunt, or find at least one Item.",
   "see": [
    "FTB-D-63"
   ]
  },
  {
   "id": "FTB-14.14.2",
   "title": "Search: forces",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.14.2 FORCES",
   "rule": "Any of the band."
  },
  {
   "id": "FTB-14.14.3",
   "title": "Search: area",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.14.3 AREA",
   "rule": "Any, by choice."
  },
  {
   "id": "FTB-14.14.4",
   "title": "Search: deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.14.4 DEPLOYMENT",
   "rule": "Enter through section 9. PEFs are placed normally."
  },
  {
   "id": "FTB-14.14.5",
   "title": "Search: Day Part",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.14.5 SPECIAL INSTRUCTIONS",
   "rule": "Chosen by the player."
  },
  {
   "id": "FTB-14.15",
   "title": "Quest for the Cure",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.15 QUEST FOR THE CURE",
   "rule": "A variation of Search that goes on within any Encounter: looking for a cure.",
   "see": [
    "FTB-14.15.1a",
    "FTB-14.15.1b"
   ]
  },
  {
   "id": "FTB-14.15.1a",
   "title": "Finding the Cure",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.15.1 SPECIAL INSTRUCTIONS",
   "rule": "Double ones on Loot may be the Cure: roll 1d6, a 1 finds 1/2d6 doses.",
   "tables": [
    "FTB-T-loot",
    "FTB-T-half-d6"
   ],
   "note": "The seed points to 12.9 for Loot; 11.9 is meant."
  },
  {
   "id": "FTB-14.15.1b",
   "title": "A dose",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.15.1 SPECIAL INSTRUCTIONS",
   "rule": "One dose makes a figure immune: no more infection test.",
   "see": [
    "FTB-10.11.3a"
   ]
  },
  {
   "id": "FTB-14.16",
   "title": "Take Back: what it is",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.16 TAKE BACK",
   "rule": "Taking back a safe place, building by building.",
   "see": [
    "FTB-14.16.1",
    "FTB-14.16.2",
    "FTB-14.16.3",
    "FTB-14.16.4",
    "FTB-14.16.5"
   ]
  },
  {
   "id": "FTB-14.16.1",
   "title": "Take Back: objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.16.1 OBJECTIVE:",
   "rule": "Every building searched, all Enemies that were met killed, down or gone, and then no zombie left on the table."
  },
  {
   "id": "FTB-14.16.2",
   "title": "Take Back: forces",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.16.2 FORCES",
   "rule": "Any of the band."
  },
  {
   "id": "FTB-14.16.3",
   "title": "Take Back: area",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.16.3 AREA",
   "rule": "Any, by choice."
  },
  {
   "id": "FTB-14.16.4",
   "title": "Take Back: deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.16.4 DEPLOYMENT",
   "rule": "Enter through section 9. PEFs are placed normally."
  },
  {
   "id": "FTB-14.16.5",
   "title": "Take Back: Day Part",
   "kind": "scenario",
   "provenance": "stated",
   "where": "14.16.5 SPECIAL INSTRUCTIONS",
   "rule": "Chosen by the player."
  },
  {
   "id": "FTB-15.0",
   "title": "After the Encounter",
   "kind": "campaign",
   "provenance": "stated",
   "where": "15.0 AFTERWARDS",
   "rule": "Check each figure, the Star included, for a rise and then for a loss of Rep.",
   "see": [
    "FTB-15.1a",
    "FTB-15.2"
   ]
  },
  {
   "id": "FTB-15.1a",
   "title": "Who may rise",
   "kind": "campaign",
   "provenance": "stated",
   "where": "15.1 INCREASING REP",
   "rule": "A figure that did not Run Away, did not go Out of the Fight, and whose Encounter was a success. An Encounter may succeed for one figure and not for another.",
   "note": "On their own table, players say for whom of those who came off well it was none, where each has to do so alone (FTB-D-275)."
  },
  {
   "id": "FTB-15.1b",
   "title": "Stars and advantages",
   "kind": "limit",
   "provenance": "stated",
   "where": "15.1 INCREASING REP",
   "rule": "A Star that used any Star advantage during the Encounter cannot rise."
  },
  {
   "id": "FTB-15.1c",
   "title": "Rising",
   "kind": "campaign",
   "provenance": "stated",
   "where": "15.1 INCREASING REP",
   "rule": "Roll 1d6: more than its Rep, or a 6, raises Rep by one. Otherwise no change."
  },
  {
   "id": "FTB-15.1d",
   "title": "Highest Rep",
   "kind": "limit",
   "provenance": "stated",
   "where": "15.1 INCREASING REP",
   "rule": "Grunts stop at Rep 6, Stars never."
  },
  {
   "id": "FTB-15.2",
   "title": "Falling",
   "kind": "campaign",
   "provenance": "stated",
   "where": "15.2 DECREASING REP",
   "rule": "A figure that went Out of the Fight rolls 1d6: on a 1 its Rep falls by one, never below 2."
  },
  {
   "id": "FTB-15.2b",
   "title": "Fall of Rep and failure",
   "kind": "campaign",
   "provenance": "stated",
   "where": "15.2 DECREASING REP",
   "rule": "Rep can fall only if the Encounter was a failure; it may be one for one figure and a success for another.",
   "see": [
    "FTB-15.2",
    "FTB-15.1a",
    "FTB-D-275"
   ]
  },
  {
   "id": "FTB-16.0",
   "title": "Last word",
   "kind": "advice",
   "provenance": "stated",
   "where": "16.0 FINAL WORD",
   "rule": "Play the game; nothing further is ruled here."
  },
  {
   "id": "FTB-17.0",
   "title": "Credits",
   "kind": "advice",
   "provenance": "stated",
   "where": "17.0 CREDITS",
   "rule": "Names only."
  },
  {
   "id": "FTB-STOP-1",
   "title": "Stop box: dice",
   "kind": "advice",
   "provenance": "stated",
   "where": "STOP! after 2.3.1",
   "rule": "Reader is asked to know the five ways of rolling.",
   "see": [
    "FTB-2.1"
   ],
   "note": "Tutorial step; no new rule."
  },
  {
   "id": "FTB-STOP-2",
   "title": "Stop box: Stars",
   "kind": "advice",
   "provenance": "stated",
   "where": "STOP! after 3.2",
   "rule": "Reader recalls who is Star or Grunt, the four advantages, what none of them can do against zombies, and on which tests Free Will works.",
   "see": [
    "FTB-3.1.4",
    "FTB-3.1.4.4",
    "FTB-3.1.4.5"
   ],
   "note": "Tutorial step; no new rule."
  },
  {
   "id": "FTB-STOP-3",
   "title": "Stop box: who is who",
   "kind": "advice",
   "provenance": "stated",
   "where": "STOP! after 3.6",
   "rule": "Reader recalls Attributes of Stars and Grunts, the six classes, early choice of class, weapons and protection.",
   "see": [
    "FTB-3.3a",
    "FTB-3.3b",
    "FTB-3.4a",
    "FTB-3.4b",
    "FTB-3.4.2.1",
    "FTB-3.6a"
   ],
   "note": "Tutorial step; no new rule."
  },
  {
   "id": "FTB-STOP-4",
   "title": "Stop box: first band",
   "kind": "advice",
   "provenance": "stated",
   "where": "STOP! after 4.3.4",
   "rule": "Reader answers on advantages, Attributes, classes, 4 inch cohesion, Leader Die and Medic, then recruits a first band within Rep and size limits.",
   "see": [
    "FTB-4.1b",
    "FTB-4.1d",
    "FTB-4.1e",
    "FTB-4.2.1b",
    "FTB-4.3.4a",
    "FTB-3.3-medic"
   ],
   "note": "Tutorial step; no new rule."
  },
  {
   "id": "FTB-STOP-5",
   "title": "Stop box: activation and movement",
   "kind": "advice",
   "provenance": "stated",
   "where": "STOP after 5.4.4",
   "rule": "Two Rep 4 figures of opposing sides 12 inches apart: roll activation, say who may act and what doubles do; take a Fast Move with a 3 and a 6; tell Duck Back from Run Away.",
   "see": [
    "FTB-5.0b",
    "FTB-5.0c",
    "FTB-5.0d",
    "FTB-5.3.2a",
    "FTB-5.4.3",
    "FTB-5.4.4"
   ],
   "note": "Tutorial step; no new rule."
  },
  {
   "id": "FTB-STOP-6",
   "title": "Stop box: In Sight",
   "kind": "advice",
   "provenance": "stated",
   "where": "STOP! after 5.5.10",
   "rule": "Six steps are reviewed (trigger, 2 inches, Leaders roll, successes, act from highest Rep with targets first, other side reacts); then two Rep 4 figures are moved into sight of a third and the test is taken.",
   "see": [
    "FTB-5.5.2a",
    "FTB-5.5.2b",
    "FTB-5.5.3a",
    "FTB-5.5.4a",
    "FTB-5.5.4b",
    "FTB-5.5.4c"
   ],
   "note": "Tutorial step; no new rule."
  },
  {
   "id": "FTB-STOP-7",
   "title": "Stop box: reaction",
   "kind": "advice",
   "provenance": "stated",
   "where": "STOP after 5.7.6",
   "rule": "Two Rep 4 Gangers 12 inches apart and out of sight: roll activation, move one into sight, resolve In Sight, suppose a miss, take Received Fire; compare the three results with those of Citizen and Militia.",
   "see": [
    "FTB-5.6.3",
    "FTB-5.6.2-ganger",
    "FTB-5.6.2-citizen",
    "FTB-5.6.2-militia"
   ],
   "note": "Tutorial step; no new rule."
  },
  {
   "id": "FTB-STOP-8",
   "title": "Stop box: firefight",
   "kind": "advice",
   "provenance": "stated",
   "where": "STOP after 7.9",
   "rule": "Two Gangers and two Survivors, all Rep 4 with mixed weapons, 12 inches apart; 1d6: 1-3 Gangers active, 4-6 Survivors; In Sight, hits, Received Fire, Man Down, reloading.",
   "see": [
    "FTB-5.5.3a",
    "FTB-7.5a",
    "FTB-7.6a",
    "FTB-5.6.3",
    "FTB-5.6.4",
    "FTB-6.7b"
   ],
   "note": "Tutorial step; no new rule."
  },
  {
   "id": "FTB-STOP-9",
   "title": "Stop box: melee",
   "kind": "advice",
   "provenance": "stated",
   "where": "STOP after 8.4",
   "rule": "Two Rep 4 figures 6 inches apart with different melee weapons: charge, fight; again with two chargers on one; then Recovery for a Rep 4 that ran away and a Rep 3 Out of the Fight, without and with a Medical Supply.",
   "see": [
    "FTB-8.2.1b",
    "FTB-8.2.1d",
    "FTB-8.3a",
    "FTB-8.3.2a",
    "FTB-8.4a",
    "FTB-8.4b"
   ],
   "note": "Tutorial step; no new rule."
  },
  {
   "id": "FTB-TB-challenge-a",
   "title": "Challenge: set up",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: CHALLENGE",
   "rule": "For anything not covered: agree what is tried, what success is and what failure brings; agree whether it is easy or difficult."
  },
  {
   "id": "FTB-TB-challenge-b",
   "title": "Challenge: roll",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: CHALLENGE",
   "rule": "2d6 against Rep changed by -1 difficult, +1 easy, +1 fitting tool; a 6 always fails. Carry out the result at once.",
   "tables": [
    "FTB-T-challenge"
   ]
  },
  {
   "id": "FTB-TB-challenge-c",
   "title": "Challenge: one pass",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: CHALLENGE",
   "rule": "With one pass the figure may roll again at once, one pass then counting as none; or give up, failing without trying again this Encounter.",
   "tables": [
    "FTB-T-challenge"
   ]
  },
  {
   "id": "FTB-TB-noterrain-a",
   "title": "No terrain: PEFs",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: NO TERRAIN",
   "rule": "Choose the area. There are always three PEFs, the third being the Target Building; resolve them in turn."
  },
  {
   "id": "FTB-TB-noterrain-b",
   "title": "No terrain: contact",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: NO TERRAIN",
   "rule": "One or no dice passed: no contact, next PEF. Two: contact, go to the Tabletop.",
   "tables": [
    "FTB-T-pef-resolution"
   ]
  },
  {
   "id": "FTB-TB-tabletop-a",
   "title": "Tabletop",
   "kind": "component",
   "provenance": "stated",
   "where": "TOOLBOX: TABLETOP",
   "rule": "A flat 12 by 12 inch area on which figures stand on contact; terrain is not needed, cover comes from standing still."
  },
  {
   "id": "FTB-TB-tabletop-b",
   "title": "Tabletop: setting up",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: SETTING UP THE TABLETOP",
   "rule": "On contact determine number and kind of NPCs. If fighting does not begin at once, Talk the Talk. For combat your figures stand within 3 inches of one edge, the NPCs 3 inches from the opposite edge.",
   "see": [
    "FTB-12.5.1",
    "FTB-12.5.2a",
    "FTB-12.13a"
   ]
  },
  {
   "id": "FTB-TB-tabletop-c",
   "title": "Tabletop: who is active",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: COMBAT ON THE TABLETOP",
   "rule": "As soon as it comes to a fight 1d6: on 1-3 the others count as active and moving, on 4-6 the players; then In Sight.",
   "see": [
    "FTB-5.5.3a"
   ]
  },
  {
   "id": "FTB-TB-tabletop-d",
   "title": "Tabletop: cover",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: COMBAT ON THE TABLETOP",
   "rule": "Standing figures are in cover, moving ones never.",
   "tables": [
    "FTB-T-ranged-combat"
   ]
  },
  {
   "id": "FTB-TB-tabletop-e",
   "title": "Tabletop: Duck Back",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: COMBAT ON THE TABLETOP",
   "rule": "Turn the figure away from the enemy: it is behind cover. When it turns back while next active it triggers a new In Sight."
  },
  {
   "id": "FTB-TB-tabletop-f",
   "title": "Tabletop: Run Away",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: COMBAT ON THE TABLETOP",
   "rule": "Remove the figure."
  },
  {
   "id": "FTB-TB-tabletop-g",
   "title": "Tabletop: zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: ATTRACTING ZOMBIES",
   "rule": "Drawn only on a 6 whatever the area; placed on the edge left (1-3) or right (4-6) of the players, never behind players or NPCs; they move when next active."
  },
  {
   "id": "FTB-TB-tabletop-h",
   "title": "Tabletop: leaving",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: LEAVING THE TABLETOP",
   "rule": "Players may leave it of their own will while active."
  },
  {
   "id": "FTB-TB-chainsaw-a",
   "title": "Chainsaw",
   "kind": "component",
   "provenance": "stated",
   "where": "TOOLBOX: CHAINSAW",
   "rule": "+3d6 in melee.",
   "tables": [
    "FTB-T-melee-modifiers",
    "FTB-T-melee-weapons"
   ]
  },
  {
   "id": "FTB-TB-chainsaw-b",
   "title": "Chainsaw stalls",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TOOLBOX: CHAINSAW",
   "rule": "Three or more ones in its melee roll stall it; it is out of use as with tight ammo until restarted by a turn of activation. Grunts always restart it.",
   "see": [
    "FTB-6.7a",
    "FTB-6.7b"
   ]
  }
 ],
 "tables": [
  {
   "id": "FTB-T-half-d6",
   "title": "Half a die",
   "roll": "1d6, halved and rounded up",
   "provenance": "stated",
   "rows": [
    {
     "die": [
      1,
      2
     ],
     "value": 1
    },
    {
     "die": [
      3,
      4
     ],
     "value": 2
    },
    {
     "die": [
      5,
      6
     ],
     "value": 3
    }
   ]
  },
  {
   "id": "FTB-T-star-power",
   "title": "Star Power dice",
   "roll": "one d6 for each Star Power point left; each die read by itself",
   "provenance": "stated",
   "rows": [
    {
     "die": [
      1,
      2,
      3
     ],
     "effect": "damage goes down one level",
     "die_kept": true
    },
    {
     "die": [
      4,
      5
     ],
     "effect": "no change to the damage",
     "die_kept": true
    },
    {
     "die": [
      6
     ],
     "effect": "no change to the damage",
     "die_kept": false
    }
   ]
  },
  {
   "id": "FTB-T-star-power-levels",
   "title": "What one level of Star Power reduction does",
   "roll": "no roll",
   "provenance": "stated",
   "rows": [
    {
     "from": "Obviously Dead",
     "to": "Out of the Fight"
    },
    {
     "from": "Out of the Fight",
     "to": "Carry On",
     "melee": "fight another round at once",
     "ranged": "Duck Back instead of Carry On"
    }
   ]
  },
  {
   "id": "FTB-T-rep",
   "title": "Reputation levels",
   "roll": "no roll",
   "provenance": "stated",
   "rows": [
    {
     "rep": 6,
     "who": "exceptional, truly larger than life"
    },
    {
     "rep": 5,
     "who": "adept survivor, usually with combat experience"
    },
    {
     "rep": 4,
     "who": "reliable, has faced some danger"
    },
    {
     "rep": 3,
     "who": "ordinary follower"
    },
    {
     "rep": 2,
     "who": "very old, very young, sick or infirm; special scenarios only"
    }
   ]
  },
  {
   "id": "FTB-T-attributes",
   "title": "Attributes",
   "roll": "2d6 added",
   "provenance": "stated",
   "rows": [
    {
     "total": 2,
     "attribute": "Medic"
    },
    {
     "total": 3,
     "attribute": "Attractive"
    },
    {
     "total": 4,
     "attribute": "Brawler"
    },
    {
     "total": 5,
     "attribute": "Fast"
    },
    {
     "total": 6,
     "attribute": "Dim"
    },
    {
     "total": 7,
     "attribute": "Rage"
    },
    {
     "total": 8,
     "attribute": "Runt"
    },
    {
     "total": 9,
     "attribute": "Slow"
    },
    {
     "total": 10,
     "attribute": "Poser"
    },
    {
     "total": 11,
     "attribute": "Initiative"
    },
    {
     "total": 12,
     "attribute": "Hard as Nails"
    }
   ]
  },
  {
   "id": "FTB-T-npc-citizen",
   "title": "NPC generator: Citizen",
   "where": "3.5.2 referred to from 4.1, 12.5.2 and 14.11.7",
   "roll": "1d6",
   "provenance": "reconstructed",
   "rows": [
    {
     "die": 1,
     "rep": 4,
     "weapon": "BA Pistol"
    },
    {
     "die": 2,
     "rep": 4,
     "weapon": "Pistol"
    },
    {
     "die": 3,
     "rep": 3,
     "weapon": "Shotgun"
    },
    {
     "die": 4,
     "rep": 3,
     "weapon": "Pistol"
    },
    {
     "die": 5,
     "rep": 3,
     "weapon": "Two-Hand Melee Weapon"
    },
    {
     "die": 6,
     "rep": 3,
     "weapon": "One-Hand Melee Weapon"
    }
   ],
   "note": "The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. Examples show Citizens of Rep 3 and Rep 4 and one firing group; Rep 2 left out because 3.2 keeps it for special scenarios."
  },
  {
   "id": "FTB-T-npc-ganger",
   "title": "NPC generator: Ganger",
   "where": "3.5.2 referred to from 4.1, 12.5.2 and 14.11.7",
   "roll": "1d6",
   "provenance": "reconstructed",
   "rows": [
    {
     "die": 1,
     "rep": 5,
     "weapon": "BA Pistol"
    },
    {
     "die": 2,
     "rep": 4,
     "weapon": "Shotgun"
    },
    {
     "die": 3,
     "rep": 4,
     "weapon": "Machine Pistol"
    },
    {
     "die": 4,
     "rep": 4,
     "weapon": "BA Pistol"
    },
    {
     "die": 5,
     "rep": 3,
     "weapon": "Machine Pistol"
    },
    {
     "die": 6,
     "rep": 3,
     "weapon": "Pistol"
    }
   ],
   "note": "The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. Examples show Gangers of Rep 3 and 4, a Rep 5 leader, and a pair of Gangers holding two Machine Pistols and a Shotgun between them."
  },
  {
   "id": "FTB-T-npc-militia",
   "title": "NPC generator: Militia",
   "where": "3.5.2 referred to from 4.1, 12.5.2 and 14.11.7",
   "roll": "1d6",
   "provenance": "reconstructed",
   "rows": [
    {
     "die": 1,
     "rep": 5,
     "weapon": "Assault Rifle",
     "protected": true
    },
    {
     "die": 2,
     "rep": 4,
     "weapon": "Assault Rifle",
     "protected": true
    },
    {
     "die": 3,
     "rep": 4,
     "weapon": "Assault Rifle",
     "protected": false
    },
    {
     "die": 4,
     "rep": 4,
     "weapon": "Sub-Machine Gun",
     "protected": false
    },
    {
     "die": 5,
     "rep": 4,
     "weapon": "Bolt Action Rifle",
     "protected": false
    },
    {
     "die": 6,
     "rep": 3,
     "weapon": "Shotgun",
     "protected": false
    }
   ],
   "note": "The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. Militia are what is left of military and police (3.4.5), so the sister lists for those two were merged."
  },
  {
   "id": "FTB-T-npc-military",
   "title": "NPC generator: Military",
   "where": "3.5.2 referred to from 4.1, 12.5.2 and 14.11.7",
   "roll": "1d6",
   "provenance": "reconstructed",
   "rows": [
    {
     "die": 1,
     "rep": 5,
     "weapon": "Assault Rifle",
     "protected": true
    },
    {
     "die": 2,
     "rep": 4,
     "weapon": "SAW",
     "protected": true,
     "limit": "first one in a group; any further one has an Assault Rifle"
    },
    {
     "die": 3,
     "rep": 4,
     "weapon": "Assault Rifle",
     "protected": true
    },
    {
     "die": 4,
     "rep": 4,
     "weapon": "Assault Rifle",
     "protected": true
    },
    {
     "die": 5,
     "rep": 4,
     "weapon": "Assault Rifle",
     "protected": true
    },
    {
     "die": 6,
     "rep": 3,
     "weapon": "Assault Rifle",
     "protected": true
    }
   ],
   "note": "The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. 3.4 sends Military to the Militia generator for Rep, so Rep rows are the Militia ones; the weapon column follows the sister list (all protected, Assault Rifles, one SAW for a group)."
  },
  {
   "id": "FTB-T-npc-police",
   "title": "NPC generator: Police",
   "where": "3.5.2 referred to from 4.1, 12.5.2 and 14.11.7",
   "roll": "1d6",
   "provenance": "reconstructed",
   "rows": [
    {
     "die": 1,
     "rep": 5,
     "weapon": "Shotgun",
     "protected": true
    },
    {
     "die": 2,
     "rep": 4,
     "weapon": "Shotgun",
     "protected": false
    },
    {
     "die": 3,
     "rep": 4,
     "weapon": "BA Pistol",
     "protected": false
    },
    {
     "die": 4,
     "rep": 4,
     "weapon": "BA Pistol",
     "protected": false
    },
    {
     "die": 5,
     "rep": 4,
     "weapon": "BA Pistol",
     "protected": false
    },
    {
     "die": 6,
     "rep": 3,
     "weapon": "BA Pistol",
     "protected": false
    }
   ],
   "note": "The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. 3.4 sends Police to the Militia generator for Rep; the weapon column follows the sister list (BA Pistol for every officer, Shotgun in the car)."
  },
  {
   "id": "FTB-T-npc-survivor",
   "title": "NPC generator: Survivor",
   "where": "3.5.2 referred to from 4.1, 12.5.2 and 14.11.7",
   "roll": "1d6",
   "provenance": "reconstructed",
   "rows": [
    {
     "die": 1,
     "rep": 5,
     "weapon": "Assault Rifle"
    },
    {
     "die": 2,
     "rep": 4,
     "weapon": "Bolt Action Rifle"
    },
    {
     "die": 3,
     "rep": 4,
     "weapon": "Shotgun"
    },
    {
     "die": 4,
     "rep": 4,
     "weapon": "BA Pistol"
    },
    {
     "die": 5,
     "rep": 4,
     "weapon": "Pistol"
    },
    {
     "die": 6,
     "rep": 3,
     "weapon": "BA Pistol"
    }
   ],
   "note": "The card is missing. Rep spread reduced from the 2d6 list for the same class in the 2009 sister game to six rows; weapons limited to the types of 6.1 and fitted to the figures the seed names for the class. Examples show Survivors of Rep 5 and 4 and a Rep 3 with a BA Pistol."
  },
  {
   "id": "FTB-T-fast-move",
   "title": "Fast Move Test",
   "roll": "2d6 for the whole group, each die compared with the Rep of each figure",
   "provenance": "stated",
   "modifiers": [
    {
     "when": "figure has Fast",
     "effect": "one extra odd-coloured die for that figure, all three count, half of a 10 inch move for each"
    },
    {
     "when": "figure has Slow",
     "effect": "rolls or uses only 1d6"
    },
    {
     "when": "in woods",
     "effect": "-1d6"
    },
    {
     "when": "crawling (prone)",
     "effect": "-1d6, and the extra move is based on crawling speed"
    },
    {
     "when": "carrying wounded",
     "effect": "only the best die counts"
    },
    {
     "when": "carries more Items than Rep, up to twice Rep",
     "effect": "only 1d6"
    },
    {
     "when": "carries more than twice Rep",
     "effect": "no Fast Move at all"
    }
   ],
   "rows": [
    {
     "passed": 3,
     "extra_move": "one and a half times normal move",
     "only": "Fast Attribute",
     "extra_of_normal_move": 1.5
    },
    {
     "passed": 2,
     "extra_move": "one normal move",
     "extra_of_normal_move": 1
    },
    {
     "passed": 1,
     "extra_move": "half a normal move",
     "extra_of_normal_move": 0.5
    },
    {
     "passed": 0,
     "extra_move": "none; still counts as having moved fast",
     "extra_of_normal_move": 0
    }
   ],
   "note": "Assembled from 3.3, 5.3.2, 5.3.3, 5.7.5.1, 9.2.3 and 11.7.4; every line is stated there, only the gathering is new."
  },
  {
   "id": "FTB-T-in-sight-modifiers",
   "title": "In Sight Test modifiers",
   "where": "5.5.3",
   "roll": "1d6 for each point of the Leader's Rep; successes counted",
   "read": "add all that apply; no highest and no lowest number of dice, none or fewer counts as no success",
   "provenance": "reconstructed",
   "rows": [
    {
     "circumstance": "active: the Leader's group is the one that moved and triggered the test",
     "dice": -1,
     "source": "sister games"
    },
    {
     "circumstance": "Leader must first draw a concealed weapon (14.6.5, 14.7.5, 14.8.5)",
     "dice": -1,
     "source": "stated"
    },
    {
     "circumstance": "alerted: NPC of the raided Class in a Raid, or players in Raid: Defend, after any shot (14.12.5, 14.2)",
     "dice": 1,
     "source": "stated"
    }
   ],
   "optional_rows": [
    {
     "circumstance": "every enemy the Leader can see is in cover",
     "dice": -1,
     "option": "concealed_in_sight",
     "source": "sister games"
    }
   ],
   "note": "Two rows are stated in the encounters. The third is the moved circumstance that a public rules sheet for the free game by the same author (Chain Reaction, 2013) lists for the same test; its size of -1d6 is a decision. That sheet also has a circumstance for concealed enemies; it is left to the table option concealed-in-sight (FTB-D-66), because cover already counts when the shots are rolled. Ducking Back and Running Away figures on that sheet cannot act; here those results are complete at once (FTB-D-45)."
  },
  {
   "id": "FTB-T-in-sight-resolution",
   "title": "In Sight Resolution",
   "where": "5.5.4 and 5.5.7",
   "roll": "no roll (a Citizen first rolls 1d6 for 5.5.6); take the first line that fits",
   "read": "charge, move on and fast move only for the active side; others stay where they are",
   "provenance": "reconstructed",
   "rows": [
    {
     "order": 1,
     "circumstance": "Citizen that fails the 5.5.6 roll",
     "star": "Duck Back",
     "grunt": "Duck Back",
     "if": "citizen_failed_brown_pants",
     "grunt_do": [
      "duck_back"
     ],
     "star_may": [
      "duck_back"
     ]
    },
    {
     "order": 2,
     "circumstance": "active, and its controller declares a charge at an enemy it can reach",
     "star": "Charge into Melee Test",
     "grunt": "Charge into Melee Test",
     "if": "active_and_charge_declared_and_reachable",
     "grunt_do": [
      "charge_into_melee"
     ],
     "star_may": [
      "fire",
      "charge_into_melee",
      "move_on",
      "fast_move",
      "duck_back",
      "hold"
     ]
    },
    {
     "order": 3,
     "circumstance": "can fire: loaded ranged weapon, enemy in sight and in range",
     "star": "free choice: fire, or any other line, or Duck Back, or hold fire, or (active) go on moving, Fast Move included",
     "grunt": "fires at the nearest enemy",
     "if": "can_fire",
     "grunt_do": [
      "fire_nearest"
     ],
     "star_may": [
      "fire",
      "charge_into_melee",
      "move_on",
      "fast_move",
      "duck_back",
      "hold"
     ]
    },
    {
     "order": 4,
     "circumstance": "has a ranged weapon but is out of ammo",
     "star": "free choice as above, firing excepted",
     "grunt": "Duck Back",
     "if": "out_of_ammo",
     "grunt_do": [
      "duck_back"
     ],
     "star_may": [
      "charge_into_melee",
      "move_on",
      "fast_move",
      "duck_back",
      "hold"
     ]
    },
    {
     "order": 5,
     "circumstance": "has a loaded ranged weapon but no enemy in range",
     "star": "free choice as above, firing excepted",
     "grunt": "Carry On; if active it goes on with its move afterwards",
     "if": "no_enemy_in_range",
     "grunt_do": [
      "carry_on"
     ],
     "star_may": [
      "charge_into_melee",
      "move_on",
      "fast_move",
      "duck_back",
      "hold"
     ]
    },
    {
     "order": 6,
     "circumstance": "has no ranged weapon",
     "star": "free choice as above, firing excepted",
     "grunt": "Charge into Melee Test if active and an enemy is in reach, otherwise Duck Back",
     "if": "no_ranged_weapon",
     "grunt_do": [
      "charge_into_melee_if_active_and_reachable",
      "duck_back"
     ],
     "star_may": [
      "charge_into_melee",
      "move_on",
      "fast_move",
      "duck_back",
      "hold"
     ]
    }
   ],
   "note": "Built from the examples: a Grunt that can fire fires (5.5.7, 7.2); a Star may choose to run for it with a Fast Move (5.3.2); an active winner may declare a charge (8.2.1). Out-of-ammo and out-of-range lines come from the In Sight lines of the 2009 sister game. There is no line for figures still ducking back or running away: both are complete at once, and 5.7.3 lets a ducked figure fire by a later Reaction Test (FTB-D-45)."
  },
  {
   "id": "FTB-T-react-citizen",
   "title": "Reaction tests: Citizen",
   "roll": "2d6 against Rep of the figure (plus a passed Leader Die)",
   "read": "more than two passes counts as two; an asterisk lets a Star choose its column without rolling; Fire means return fire at the figure, or nearest of the figures, that fired (spread of dice by FTB-D-44); under do the first entry whose condition holds is carried out",
   "asterisk_means": "Free Will: a Star chooses pass2, pass1 or pass0",
   "provenance": "reconstructed",
   "rows": [
    {
     "test": "Received Fire",
     "asterisk": true,
     "text": {
      "pass2": "Fire. Nobody that fired is left to fire at: Carry On. A figure that cannot fire back: Duck Back",
      "pass1": "Run Away",
      "pass0": "Run Away"
     },
     "do": {
      "pass2": [
       {
        "if": "none_that_fired_left",
        "do": "carry_on"
       },
       {
        "if": "can_fire",
        "do": "fire"
       },
       {
        "do": "duck_back"
       }
      ],
      "pass1": [
       {
        "do": "run_away"
       }
      ],
      "pass0": [
       {
        "do": "run_away"
       }
      ]
     }
    },
    {
     "test": "Man Down",
     "asterisk": true,
     "text": {
      "pass2": "Carry On",
      "pass1": "Duck Back",
      "pass0": "Run Away"
     },
     "do": {
      "pass2": [
       {
        "do": "carry_on"
       }
      ],
      "pass1": [
       {
        "do": "duck_back"
       }
      ],
      "pass0": [
       {
        "do": "run_away"
       }
      ]
     }
    }
   ],
   "note": "Base: tests of the same class in the 2009 sister game, with retire read as Run Away, snap fire as Fire, and its outgunned, halt and hunker down results dropped because this game has none. Pinned: Citizen passing 1d6 on Received Fire runs away (5.6.2). Who is left to fire at, and the reach of a charge, are FTB-D-49."
  },
  {
   "id": "FTB-T-react-ganger",
   "title": "Reaction tests: Ganger",
   "roll": "2d6 against Rep of the figure (plus a passed Leader Die)",
   "read": "more than two passes counts as two; an asterisk lets a Star choose its column without rolling; Fire means return fire at the figure, or nearest of the figures, that fired (spread of dice by FTB-D-44); under do the first entry whose condition holds is carried out",
   "asterisk_means": "Free Will: a Star chooses pass2, pass1 or pass0",
   "provenance": "reconstructed",
   "rows": [
    {
     "test": "Received Fire",
     "asterisk": true,
     "text": {
      "pass2": "Fire. Nobody that fired is left to fire at: Carry On. A figure that cannot fire back: Charge into Melee if its normal move brings it to within 1 inch of an enemy that fired, otherwise Duck Back",
      "pass1": "Duck Back",
      "pass0": "Run Away"
     },
     "do": {
      "pass2": [
       {
        "if": "none_that_fired_left",
        "do": "carry_on"
       },
       {
        "if": "can_fire",
        "do": "fire"
       },
       {
        "if": "can_reach_within_1_of_enemy_that_fired",
        "do": "charge_into_melee"
       },
       {
        "do": "duck_back"
       }
      ],
      "pass1": [
       {
        "do": "duck_back"
       }
      ],
      "pass0": [
       {
        "do": "run_away"
       }
      ]
     }
    },
    {
     "test": "Man Down",
     "asterisk": true,
     "text": {
      "pass2": "Carry On",
      "pass1": "Duck Back",
      "pass0": "Run Away"
     },
     "do": {
      "pass2": [
       {
        "do": "carry_on"
       }
      ],
      "pass1": [
       {
        "do": "duck_back"
       }
      ],
      "pass0": [
       {
        "do": "run_away"
       }
      ]
     }
    }
   ],
   "note": "Base: tests of the same class in the 2009 sister game, with retire read as Run Away, snap fire as Fire, and its outgunned, halt and hunker down results dropped because this game has none. Pinned: passing 2d6 on both tests ends in Fire; passing 1d6 on both ends in Duck Back (5.6.5). Who is left to fire at, and the reach of a charge, are FTB-D-49."
  },
  {
   "id": "FTB-T-react-militia",
   "title": "Reaction tests: Militia (also Military and Police)",
   "roll": "2d6 against Rep of the figure (plus a passed Leader Die)",
   "read": "more than two passes counts as two; an asterisk lets a Star choose its column without rolling; Fire means return fire at the figure, or nearest of the figures, that fired (spread of dice by FTB-D-44); under do the first entry whose condition holds is carried out",
   "asterisk_means": "Free Will: a Star chooses pass2, pass1 or pass0",
   "provenance": "reconstructed",
   "rows": [
    {
     "test": "Received Fire",
     "asterisk": true,
     "text": {
      "pass2": "Fire. Nobody that fired is left to fire at: Carry On. A figure that cannot fire back: Charge into Melee if its normal move brings it to within 1 inch of an enemy that fired, otherwise Duck Back",
      "pass1": "in cover: Fire, or Carry On if nobody that fired is left to fire at; otherwise Duck Back",
      "pass0": "Duck Back"
     },
     "do": {
      "pass2": [
       {
        "if": "none_that_fired_left",
        "do": "carry_on"
       },
       {
        "if": "can_fire",
        "do": "fire"
       },
       {
        "if": "can_reach_within_1_of_enemy_that_fired",
        "do": "charge_into_melee"
       },
       {
        "do": "duck_back"
       }
      ],
      "pass1": [
       {
        "if": "in_cover_and_none_that_fired_left",
        "do": "carry_on"
       },
       {
        "if": "in_cover_and_can_fire",
        "do": "fire"
       },
       {
        "do": "duck_back"
       }
      ],
      "pass0": [
       {
        "do": "duck_back"
       }
      ]
     }
    },
    {
     "test": "Man Down",
     "asterisk": true,
     "text": {
      "pass2": "Carry On",
      "pass1": "Carry On if another friend within 4 inches is on Carry On, otherwise Duck Back",
      "pass0": "Run Away"
     },
     "do": {
      "pass2": [
       {
        "do": "carry_on"
       }
      ],
      "pass1": [
       {
        "if": "friend_on_carry_on_within_4",
        "do": "carry_on"
       },
       {
        "do": "duck_back"
       }
      ],
      "pass0": [
       {
        "do": "run_away"
       }
      ]
     }
    }
   ],
   "note": "Base: tests of the same class in the 2009 sister game, with retire read as Run Away, snap fire as Fire, and its outgunned, halt and hunker down results dropped because this game has none. The STOP box after 5.7 says Militia differ from Ganger and Citizen. Follows the sister Military column, steadier at one and no passes. Who is left to fire at, and the reach of a charge, are FTB-D-49."
  },
  {
   "id": "FTB-T-react-survivor",
   "title": "Reaction tests: Survivor",
   "roll": "2d6 against Rep of the figure (plus a passed Leader Die)",
   "read": "more than two passes counts as two; an asterisk lets a Star choose its column without rolling; Fire means return fire at the figure, or nearest of the figures, that fired (spread of dice by FTB-D-44); under do the first entry whose condition holds is carried out",
   "asterisk_means": "Free Will: a Star chooses pass2, pass1 or pass0",
   "provenance": "reconstructed",
   "rows": [
    {
     "test": "Received Fire",
     "asterisk": true,
     "text": {
      "pass2": "Fire. Nobody that fired is left to fire at: Carry On. A figure that cannot fire back: Charge into Melee if its normal move brings it to within 1 inch of an enemy that fired, otherwise Duck Back",
      "pass1": "Duck Back",
      "pass0": "Run Away"
     },
     "do": {
      "pass2": [
       {
        "if": "none_that_fired_left",
        "do": "carry_on"
       },
       {
        "if": "can_fire",
        "do": "fire"
       },
       {
        "if": "can_reach_within_1_of_enemy_that_fired",
        "do": "charge_into_melee"
       },
       {
        "do": "duck_back"
       }
      ],
      "pass1": [
       {
        "do": "duck_back"
       }
      ],
      "pass0": [
       {
        "do": "run_away"
       }
      ]
     }
    },
    {
     "test": "Man Down",
     "asterisk": true,
     "text": {
      "pass2": "Carry On",
      "pass1": "Carry On if another friend within 4 inches is on Carry On, otherwise Duck Back",
      "pass0": "Run Away"
     },
     "do": {
      "pass2": [
       {
        "do": "carry_on"
       }
      ],
      "pass1": [
       {
        "if": "friend_on_carry_on_within_4",
        "do": "carry_on"
       },
       {
        "do": "duck_back"
       }
      ],
      "pass0": [
       {
        "do": "run_away"
       }
      ]
     }
    }
   ],
   "note": "Base: tests of the same class in the 2009 sister game, with retire read as Run Away, snap fire as Fire, and its outgunned, halt and hunker down results dropped because this game has none. Pinned: Survivor passing 1d6 on Received Fire ducks back (7.2); passing 2d6 returns fire (3.1.4.4). Who is left to fire at, and the reach of a charge, are FTB-D-49."
  },
  {
   "id": "FTB-T-reaction-order",
   "title": "Reaction results from best to worst",
   "roll": "no roll",
   "provenance": "stated",
   "rows": [
    {
     "rank": 1,
     "result": "Carry On"
    },
    {
     "rank": 2,
     "result": "Fire"
    },
    {
     "rank": 3,
     "result": "Charge into Melee"
    },
    {
     "rank": 4,
     "result": "Duck Back"
    },
    {
     "rank": 5,
     "result": "Run Away"
    }
   ]
  },
  {
   "id": "FTB-T-weapons",
   "title": "Ranged weapons",
   "roll": "no roll",
   "provenance": "stated",
   "rows": [
    {
     "weapon": "Assault Rifle",
     "abbr": "AR",
     "range_in": 48,
     "target": [
      1,
      3
     ],
     "impact": 3,
     "hands": 2
    },
    {
     "weapon": "BA Pistol",
     "abbr": "BAP",
     "range_in": 12,
     "target": [
      1,
      2
     ],
     "impact": 2,
     "hands": 1
    },
    {
     "weapon": "Bolt Action Rifle",
     "abbr": "BAR",
     "range_in": 48,
     "target": [
      1
     ],
     "impact": 3,
     "hands": 2
    },
    {
     "weapon": "Machine Pistol",
     "abbr": "MP",
     "range_in": 12,
     "target": [
      3
     ],
     "impact": 1,
     "hands": 1
    },
    {
     "weapon": "Pistol",
     "abbr": "P",
     "range_in": 12,
     "target": [
      1,
      2
     ],
     "impact": 1,
     "hands": 1
    },
    {
     "weapon": "Shotgun",
     "abbr": "SG",
     "range_in": 12,
     "target": [
      3
     ],
     "impact": 2,
     "hands": 2,
     "special": "rolls 6d6, best three hit, all six count for ammo and for zombies"
    },
    {
     "weapon": "SAW",
     "abbr": "SAW",
     "range_in": 48,
     "target": [
      4
     ],
     "impact": 3,
     "hands": 2
    },
    {
     "weapon": "Sub-Machine Gun",
     "abbr": "SMG",
     "range_in": 24,
     "target": [
      3
     ],
     "impact": 1,
     "hands": 2
    }
   ],
   "note": "Range, Target and Impact are stated in 6.1. Hands are inferred: the 11.7.4 example counts a Shotgun as two Items and a Pistol as one, other types follow by size."
  },
  {
   "id": "FTB-T-weapons-custom",
   "title": "Worked home-made weapon",
   "roll": "no roll",
   "provenance": "stated",
   "rows": [
    {
     "weapon": "Crossbow",
     "range_in": 24,
     "target": [
      1
     ],
     "impact": 2,
     "hands": 2,
     "special": "reload after every shot; makes no noise, so no zombies"
    }
   ]
  },
  {
   "id": "FTB-T-melee-weapons",
   "title": "Melee weapons",
   "roll": "no roll",
   "provenance": "stated",
   "rows": [
    {
     "weapon": "One-Hand Melee Weapon",
     "examples": [
      "axe",
      "club",
      "knife"
     ],
     "dice": 1
    },
    {
     "weapon": "Two-Hand Melee Weapon",
     "examples": [
      "baseball bat"
     ],
     "dice": 2
    },
    {
     "weapon": "Two-Hand Melee Weapon used in one hand",
     "dice": 1
    },
    {
     "weapon": "Chainsaw",
     "dice": 3
    },
    {
     "weapon": "none",
     "dice": 0
    }
   ]
  },
  {
   "id": "FTB-T-ranged-combat",
   "title": "Ranged Combat",
   "where": "7.5",
   "roll": "1d6 + Rep of the shooter, for each shot",
   "read": "an interval [low, high] includes both ends; null is open",
   "provenance": "reconstructed",
   "rows": [
    {
     "total": [
      null,
      7
     ],
     "result": "miss"
    },
    {
     "total": [
      8,
      8
     ],
     "miss_if": [
      "target in cover",
      "target prone",
      "target moved fast",
      "target protected",
      "shooter moved fast",
      "shooter firing two weapons",
      "second or later target of this shooter"
     ],
     "otherwise": "hit"
    },
    {
     "total": [
      9,
      9
     ],
     "miss_if": [
      "target in cover",
      "target protected",
      "shooter moved fast",
      "shooter firing two weapons",
      "third or later target of this shooter"
     ],
     "otherwise": "hit"
    },
    {
     "total": [
      10,
      null
     ],
     "result": "hit"
    }
   ],
   "note": "Frame and values from the 2009 sister table, whose snap-fire lines became the two-weapons penalty of 6.6. Pinned by the seed: 8 misses a target in cover and 11 hits (7.5, 7.6.4); Rep 3 rolling 6, total 9, cannot hit a target in cover (7.8); 8 and 9 miss a protected target (3.6); zombies never count cover (10.10.1)."
  },
  {
   "id": "FTB-T-ranged-damage",
   "title": "Ranged Combat Damage, human target",
   "roll": "1d6 for each hit against Impact",
   "read": "an interval [low, high] includes both ends; null is open",
   "provenance": "stated",
   "rows": [
    {
     "score": [
      1,
      1
     ],
     "result": "Obviously Dead",
     "do": "obviously_dead"
    },
    {
     "score": [
      2,
      "impact"
     ],
     "result": "Out of the Fight",
     "do": "out_of_the_fight"
    },
    {
     "score": [
      "impact+1",
      6
     ],
     "result": "Duck Back",
     "do": "duck_back"
    }
   ]
  },
  {
   "id": "FTB-T-ranged-damage-zombie",
   "title": "Ranged Combat Damage, zombie target",
   "roll": "1d6 for each hit against the shooter's Rep, or against Impact when the shooter is being charged",
   "read": "an interval [low, high] includes both ends; null is open",
   "provenance": "stated",
   "rows": [
    {
     "score": [
      1,
      "number"
     ],
     "result": "Obviously Dead",
     "do": "obviously_dead"
    },
    {
     "score": [
      "number+1",
      6
     ],
     "result": "Carry On",
     "do": "carry_on"
    }
   ]
  },
  {
   "id": "FTB-T-charge-modifiers",
   "title": "Charge into Melee modifiers",
   "where": "8.2",
   "roll": "2d6 for each figure in the test",
   "read": "lowest is no dice, which passes none",
   "provenance": "reconstructed",
   "rows": [
    {
     "circumstance": "Rage",
     "dice": 1,
     "source": "stated 3.3"
    },
    {
     "circumstance": "Runt",
     "dice": -1,
     "source": "stated 3.3"
    },
    {
     "circumstance": "Citizen",
     "dice": -1,
     "source": "inferred from 8.2.1"
    },
    {
     "circumstance": "target is prone",
     "dice": -1,
     "who": "target",
     "source": "reconstructed"
    },
    {
     "circumstance": "charged to the rear",
     "dice": -1,
     "who": "target",
     "source": "reconstructed"
    }
   ],
   "note": "The example rolls 2d6 for a charging Ganger and only 1d6 for the Citizen charged, which is the only trace of the missing card. Prone and rear follow the sister melee table, lowered to one die."
  },
  {
   "id": "FTB-T-charge-results",
   "title": "Charge into Melee results",
   "where": "8.2.1",
   "roll": "compare dice passed by charger and target",
   "provenance": "inferred",
   "rows": [
    {
     "compare": "charger passed more",
     "result": "target cannot fire; charger is moved into contact and melee begins",
     "do": "no_fire_then_melee"
    },
    {
     "compare": "equal, or target passed more",
     "result": "target, if it has a loaded weapon and is not charged to the rear, fires at full Target Rating at one charger; a charger not stopped by damage is moved into contact and melee begins",
     "do": "target_fires_then_melee"
    }
   ],
   "note": "Both lines stand in the text of 8.2.1; that a missed charger still makes contact is forced by 5.6.1 (no Reaction Tests while charging). Duck Back from the shot stops a human charger."
  },
  {
   "id": "FTB-T-melee-modifiers",
   "title": "Melee Combat modifiers",
   "where": "8.3",
   "roll": "1d6 for each point of Rep, successes counted",
   "provenance": "reconstructed",
   "rows": [
    {
     "circumstance": "One-Hand Melee Weapon",
     "dice": 1,
     "source": "8.1"
    },
    {
     "circumstance": "Two-Hand Melee Weapon in two hands",
     "dice": 2,
     "source": "8.1"
    },
    {
     "circumstance": "Two-Hand Melee Weapon in one hand",
     "dice": 1,
     "source": "8.1"
    },
    {
     "circumstance": "Chainsaw",
     "dice": 3,
     "source": "toolbox"
    },
    {
     "circumstance": "Brawler",
     "dice": 1,
     "source": "3.3"
    },
    {
     "circumstance": "Rage",
     "dice": 1,
     "source": "3.3"
    },
    {
     "circumstance": "protected",
     "dice": 1,
     "source": "3.6"
    },
    {
     "circumstance": "each zombie after the first",
     "dice": 1,
     "source": "10.11.1"
    },
    {
     "circumstance": "prone",
     "dice": -2,
     "source": "sister melee table"
    },
    {
     "circumstance": "human against zombies",
     "successes": 1,
     "source": "10.11.2"
    }
   ],
   "note": "Every line but prone is stated somewhere in the seed. The sister table also has -2d6 for rear attack and for carrying wounded; 8.2.2 and 5.7.5.1 leave no place for those here."
  },
  {
   "id": "FTB-T-melee-results",
   "title": "Melee Results",
   "where": "8.3.1",
   "roll": "1d6 for the winner against N, the successes by which it won",
   "read": "an interval [low, high] includes both ends; null is open",
   "provenance": "reconstructed",
   "rows": [
    {
     "score": [
      1,
      1
     ],
     "result": "loser Obviously Dead",
     "do": "obviously_dead"
    },
    {
     "score": [
      2,
      "margin"
     ],
     "result": "loser Out of the Fight",
     "do": "out_of_the_fight"
    },
    {
     "score": [
      "margin+1",
      6
     ],
     "result": "loser counts Rep one lower for the rest of this melee; another round at once",
     "do": "rep_minus_1_and_new_round"
    }
   ],
   "note": "Pinned: N=1 and a score of 3 costs one Rep and another round (8.3.1). The rest mirrors the ranged damage table of 7.6, which is read in the same way, and uses the three damage types of 7.6.1. With a margin of six or more every score above 1 is Out of the Fight."
  },
  {
   "id": "FTB-T-recovery",
   "title": "Recovery Test",
   "where": "8.4",
   "roll": "2d6 against Rep",
   "read": "an interval [low, high] includes both ends; null is open",
   "provenance": "reconstructed",
   "modifiers": [
    {
     "when": "one Medical Supply spent on an Out of the Fight figure",
     "dice": 1,
     "source": "8.4, 11.8.5"
    },
    {
     "when": "hurt in non-lethal melee",
     "effect": "3d6, best two count",
     "source": "8.3.3"
    }
   ],
   "rows": [
    {
     "passed": [
      2,
      null
     ],
     "out_of_the_fight": "back at full Rep",
     "run_away": "returns at full Rep",
     "oof_rep_change": 0,
     "ran_away_rep_change": 0
    },
    {
     "passed": [
      1,
      1
     ],
     "out_of_the_fight": "back at one Rep lower",
     "run_away": "returns at one Rep lower",
     "oof_rep_change": -1,
     "ran_away_rep_change": -1
    },
    {
     "passed": [
      0,
      0
     ],
     "out_of_the_fight": "Obviously Dead",
     "run_away": "never returns",
     "oof_rep_change": "dies",
     "ran_away_rep_change": "never_returns"
    }
   ],
   "note": "Rows from the after-the-encounter test of the 2009 sister game, without its nurse, and without its 6 that always fails: 8.4 passes dice as 2.1.1 has it, and only the Challenge knows such a 6. 8.3.3 (accidental deaths) confirms that no passes kills."
  },
  {
   "id": "FTB-T-terrain-density",
   "title": "Buildings and streets by area",
   "roll": "no roll",
   "provenance": "stated",
   "rows": [
    {
     "area": "urban",
     "building_sections": 9,
     "street": "always in 2, 5 and 8, four lanes"
    },
    {
     "area": "suburban",
     "building_sections": 4,
     "street": "always in 2, 5 and 8, two lanes"
    },
    {
     "area": "rural",
     "building_sections": 1,
     "street": "in 2, 5 and 8 on 1-3 of 1d6, two lanes"
    }
   ]
  },
  {
   "id": "FTB-T-zombies-start",
   "title": "Zombies at the start",
   "roll": "for each human on the table",
   "provenance": "stated",
   "rows": [
    {
     "area": "urban",
     "number": "1d6+1"
    },
    {
     "area": "suburban",
     "number": "1d6"
    },
    {
     "area": "rural",
     "number": "1/2d6"
    }
   ]
  },
  {
   "id": "FTB-T-zombies-noise",
   "title": "Zombies drawn by a shot or noise die",
   "roll": "1d6 for each shot die or noise die",
   "provenance": "stated",
   "rows": [
    {
     "area": "urban",
     "zombie_on": [
      4,
      5,
      6
     ]
    },
    {
     "area": "suburban",
     "zombie_on": [
      5,
      6
     ]
    },
    {
     "area": "rural",
     "zombie_on": [
      6
     ]
    }
   ]
  },
  {
   "id": "FTB-T-zombies-clock",
   "title": "Where a drawn zombie appears",
   "roll": "the same die rolled again; 12 o'clock is the way the noise maker faces",
   "provenance": "stated",
   "rows": [
    {
     "die": 1,
     "clock": 2,
     "distance_in": 12
    },
    {
     "die": 2,
     "clock": 4,
     "distance_in": 12
    },
    {
     "die": 3,
     "clock": 6,
     "distance_in": 12
    },
    {
     "die": 4,
     "clock": 8,
     "distance_in": 12
    },
    {
     "die": 5,
     "clock": 10,
     "distance_in": 12
    },
    {
     "die": 6,
     "clock": 12,
     "distance_in": 12
    }
   ]
  },
  {
   "id": "FTB-T-zed-or-no-zed",
   "title": "Zed or No Zed",
   "where": "10.9.3",
   "roll": "2d6 against Rep",
   "provenance": "reconstructed",
   "rows": [
    {
     "passed": 2,
     "result": "knows it for a zombie and carries on; never tests again",
     "doubles": "the zombie is somebody known: counts as no dice passed",
     "do": "carry_on",
     "test_again": false
    },
    {
     "passed": 1,
     "result": "knows it for a zombie, too late: the zombie charges at once and the Charge into Melee Test is taken; never tests again",
     "do": "zombie_charges",
     "test_again": false
    },
    {
     "passed": 0,
     "result": "does not understand: may not fire at or charge zombies, the zombie charges at once and the human counts as passing no dice in that Charge into Melee Test; tests again at the next chance",
     "do": "zombie_charges_human_counts_0",
     "test_again": true
    }
   ],
   "note": "Pinned by the example: two passes see the threat, doubles drop to none, none means testing again until one or two are passed. The charges come from the 2009 sister table (whose extra two dice for the zombie are left out)."
  },
  {
   "id": "FTB-T-see-the-feast",
   "title": "See the Feast",
   "where": "10.9.4",
   "roll": "2d6 against Rep",
   "provenance": "reconstructed",
   "rows": [
    {
     "passed": 2,
     "result": "Carry On; never tests again",
     "do": "carry_on",
     "test_again": false
    },
    {
     "passed": 1,
     "result": "Duck Back, and no action for 1/2d6 turns; tests again at the next feast",
     "do": "duck_back_inactive_half_d6_turns",
     "test_again": true
    },
    {
     "passed": 0,
     "result": "Run Away; tests again at the next feast",
     "do": "run_away",
     "test_again": true
    }
   ],
   "note": "One pass is pinned by the example. Two and none come from the 2009 sister table, with its sanity test dropped and retire read as Run Away."
  },
  {
   "id": "FTB-T-encounter-rating",
   "title": "Encounter Rating by area",
   "roll": "no roll",
   "provenance": "stated",
   "rows": [
    {
     "area": "rural",
     "er": 1,
     "mix": "more humans than zombies, humans usually Survivors"
    },
    {
     "area": "suburban",
     "er": 3,
     "mix": "even, Militia most common among humans"
    },
    {
     "area": "urban",
     "er": 5,
     "mix": "mostly zombies, humans usually Gangers"
    }
   ]
  },
  {
   "id": "FTB-T-loot",
   "title": "Loot",
   "where": "11.9",
   "roll": "2d6 against the Encounter Rating of the area, or against the NPC's Rep when bartering",
   "provenance": "reconstructed",
   "rows": [
    {
     "passed": 2,
     "result": "roll 1d6",
     "sub": [
      {
       "die": [
        1,
        2,
        3
       ],
       "item": "Weapon, roll on FTB-T-loot-weapon"
      },
      {
       "die": [
        4
       ],
       "item": "Medical Supply"
      },
      {
       "die": [
        5
       ],
       "item": "Luxury Item"
      },
      {
       "die": [
        6
       ],
       "item": "Body Armor"
      }
     ]
    },
    {
     "passed": 1,
     "result": "one Food unit"
    },
    {
     "passed": 0,
     "result": "nothing"
    }
   ],
   "note": "Pinned: one pass is one Food unit (11.12); double ones may be the Cure (14.15.1). The better row gathers the other kinds of 11.8, weighted as in the resource table of the 2009 sister game."
  },
  {
   "id": "FTB-T-loot-weapon",
   "title": "Weapon found",
   "roll": "2d6 added",
   "provenance": "reconstructed",
   "rows": [
    {
     "total": 2,
     "weapon": "SAW"
    },
    {
     "total": 3,
     "weapon": "Assault Rifle"
    },
    {
     "total": 4,
     "weapon": "Machine Pistol"
    },
    {
     "total": 5,
     "weapon": "Bolt Action Rifle"
    },
    {
     "total": 6,
     "weapon": "Pistol"
    },
    {
     "total": 7,
     "weapon": "BA Pistol"
    },
    {
     "total": 8,
     "weapon": "Pistol"
    },
    {
     "total": 9,
     "weapon": "Shotgun"
    },
    {
     "total": 10,
     "weapon": "One-Hand Melee Weapon"
    },
    {
     "total": 11,
     "weapon": "Sub-Machine Gun"
    },
    {
     "total": 12,
     "weapon": "Assault Rifle"
    }
   ],
   "note": "From the weapons-found table of the 2009 sister game; its body armour, semi-automatic rifle and Assault Rifle rows moved to types this game has. Not referred to by name in the seed."
  },
  {
   "id": "FTB-T-pef-movement",
   "title": "PEF Movement",
   "where": "12.3",
   "roll": "2d6 against the PEF's Rep of 4",
   "provenance": "reconstructed",
   "rows": [
    {
     "passed": 2,
     "result": "moves 8 inches straight towards the nearest player group, into Line of Sight if the move leads there",
     "do": "advance_into_sight",
     "inches": 8
    },
    {
     "passed": 1,
     "result": "moves up to 8 inches towards the nearest player group but stops before it would come into Line of Sight",
     "do": "advance_hidden",
     "inches": 8
    },
    {
     "passed": 0,
     "result": "stays where it is",
     "do": "stay",
     "inches": 0
    }
   ],
   "note": "Two passes (straight at the players) and none (stays) are the behaviour the author describes in a public worked example for his games; one pass is the step between."
  },
  {
   "id": "FTB-T-pef-resolution",
   "title": "PEF Resolution",
   "where": "12.5",
   "roll": "2d6 against Rep 4",
   "provenance": "reconstructed",
   "rows": [
    {
     "passed": 2,
     "result": "Contact: roll for number (12.5.1) and for who (12.5.2)",
     "do": "contact"
    },
    {
     "passed": 1,
     "result": "no contact; remove the PEF",
     "do": "nobody"
    },
    {
     "passed": 0,
     "result": "no contact, a case of nerves; remove the PEF",
     "do": "nobody"
    }
   ],
   "optional_rows": [
    {
     "passed": 1,
     "result": "no contact; remove the PEF. The next PEF or Defining Moment resolved in this Encounter rolls 3d6 and counts the best two",
     "do": "nobody_next_rolls_best_two_of_three",
     "option": "pef_one_pass"
    }
   ],
   "note": "Two passes as Contact and no contact otherwise are stated (12.5.1, 12.16, No Terrain). Nothing in the seed separates one pass from none. An extra die after one pass is this register's own and only the table option pef-one-pass (FTB-D-65)."
  },
  {
   "id": "FTB-T-contact-1-30",
   "title": "Contact, days 1 to 30",
   "where": "12.5.2",
   "roll": "1d6 with the area modifier; columns by day",
   "read": "an interval [low, high] includes both ends; null is open",
   "provenance": "reconstructed",
   "modifiers": [
    {
     "area": "rural",
     "add": -1
    },
    {
     "area": "suburban",
     "add": 0
    },
    {
     "area": "urban",
     "add": 1
    }
   ],
   "rows": [
    {
     "score": [
      null,
      0
     ],
     "days_1_20": "Citizens",
     "days_21_30": "Survivors"
    },
    {
     "score": [
      1,
      1
     ],
     "days_1_20": "Citizens",
     "days_21_30": "Survivors"
    },
    {
     "score": [
      2,
      2
     ],
     "days_1_20": "Citizens",
     "days_21_30": "Gangers"
    },
    {
     "score": [
      3,
      3
     ],
     "days_1_20": "Police",
     "days_21_30": "Military"
    },
    {
     "score": [
      4,
      4
     ],
     "days_1_20": "Zombies",
     "days_21_30": "Zombies"
    },
    {
     "score": [
      5,
      5
     ],
     "days_1_20": "Zombies",
     "days_21_30": "Zombies"
    },
    {
     "score": [
      6,
      null
     ],
     "days_1_20": "Zombies",
     "days_21_30": "Zombies"
    }
   ],
   "note": "Pinned: day 18, suburban, a 5 is zombies (12.16); a column for days 21-30 exists (14.8.5). Who appears follows 11.1 and 3.4 (Citizens and Police first, then Military), how often zombies appear follows 11.6: even odds in the suburbs, mostly zombies in a city, mostly humans in the country."
  },
  {
   "id": "FTB-T-contact-31",
   "title": "Contact, after day 30",
   "where": "12.5.2",
   "roll": "1d6; columns by area",
   "read": "a list of sub rolls takes one more 1d6",
   "provenance": "reconstructed",
   "rows": [
    {
     "die": 1,
     "rural": "Survivors",
     "suburban": [
      {
       "sub": [
        1,
        2,
        3
       ],
       "who": "Survivors"
      },
      {
       "sub": [
        4,
        5,
        6
       ],
       "who": "Gangers"
      }
     ],
     "urban": "Gangers"
    },
    {
     "die": 2,
     "rural": "Survivors",
     "suburban": "Militia",
     "urban": [
      {
       "sub": [
        1,
        2,
        3
       ],
       "who": "Gangers"
      },
      {
       "sub": [
        4,
        5
       ],
       "who": "Militia"
      },
      {
       "sub": [
        6
       ],
       "who": "Survivors"
      }
     ]
    },
    {
     "die": 3,
     "rural": "Survivors",
     "suburban": "Militia",
     "urban": "Zombies"
    },
    {
     "die": 4,
     "rural": [
      {
       "sub": [
        1,
        2,
        3
       ],
       "who": "Gangers"
      },
      {
       "sub": [
        4,
        5,
        6
       ],
       "who": "Militia"
      }
     ],
     "suburban": "Zombies",
     "urban": "Zombies"
    },
    {
     "die": 5,
     "rural": "Zombies",
     "suburban": "Zombies",
     "urban": "Zombies"
    },
    {
     "die": 6,
     "rural": "Zombies",
     "suburban": "Zombies",
     "urban": "Zombies"
    }
   ],
   "note": "Built to the letter of 11.6: rural more humans and usually Survivors, suburban even with Militia in the majority, urban mostly zombies and usually Gangers. Police, Military and Citizens are gone by then (11.1.4)."
  },
  {
   "id": "FTB-T-law-order-modifiers",
   "title": "Law & Order modifiers",
   "where": "12.7",
   "roll": "1d6 for each point of Rep of Police Leader and player Leader",
   "provenance": "reconstructed",
   "rows": [
    {
     "circumstance": "a figure of the player group has a weapon in hand (FTB-D-59)",
     "who": "player",
     "dice": -1
    },
    {
     "circumstance": "player has been reported as suspicious (14.7.5)",
     "who": "player",
     "dice": -1
    },
    {
     "circumstance": "player group has fired or fought humans this Encounter",
     "who": "player",
     "dice": -1
    },
    {
     "circumstance": "player Leader is a Ganger",
     "who": "player",
     "dice": -1
    },
    {
     "circumstance": "Police outnumber the player group",
     "who": "police",
     "dice": 1
    }
   ],
   "note": "12.7 says that Circumstances change the dice but lists none. These are chosen from the ways the seed says Police are provoked."
  },
  {
   "id": "FTB-T-law-order",
   "title": "Law & Order",
   "where": "12.7",
   "roll": "player successes less Police successes; Military: 1d6 instead",
   "read": "an interval [low, high] includes both ends; null is open",
   "provenance": "reconstructed",
   "rows": [
    {
     "side": "police",
     "difference": [
      0,
      null
     ],
     "result": "waved on; the player may Talk the Talk with the officers or go",
     "do": "released"
    },
    {
     "side": "police",
     "difference": [
      -1,
      -1
     ],
     "result": "told to move along; weapons in hand are handed over, or the player may Walk the Walk; with none in hand it is free to go",
     "do": "disarm_or_walk"
    },
    {
     "side": "police",
     "difference": [
      null,
      -2
     ],
     "result": "Under Arrest (12.11) if the player goes quietly; otherwise Walk the Walk",
     "do": "arrest_or_walk"
    },
    {
     "side": "military",
     "die": [
      1,
      2
     ],
     "result": "ignore the player and move off",
     "do": "ignored"
    },
    {
     "side": "military",
     "die": [
      3,
      4
     ],
     "result": "order the player off the table by the nearest edge; staying means Walk the Walk",
     "do": "leave_table_or_walk"
    },
    {
     "side": "military",
     "die": [
      5,
      6
     ],
     "result": "Under Arrest (12.12) if the player goes quietly; otherwise Walk the Walk",
     "do": "arrest_or_walk"
    }
   ],
   "note": "The text gives the procedure, the arrest outcomes of 12.10-12.12 and that Military cannot be talked to; the rows are this register's own. They are set so that an even roll passes: with arrest on any lost roll about half of all meetings with Police ended there."
  },
  {
   "id": "FTB-T-talk",
   "title": "Talk the Talk",
   "where": "12.13",
   "roll": "player successes less NPC successes",
   "read": "an interval [low, high] includes both ends; null is open",
   "provenance": "reconstructed",
   "modifiers": [
    {
     "when": "Attractive, other side of the opposite sex",
     "dice": 1
    },
    {
     "when": "Dim",
     "dice": -1
    },
    {
     "when": "one of the two Leaders is a Ganger and the other is not",
     "who": "player",
     "dice": -2,
     "option": "class_talk"
    },
    {
     "when": "any other difference of Class",
     "who": "player",
     "dice": -1,
     "option": "class_talk"
    }
   ],
   "rows": [
    {
     "difference": [
      2,
      null
     ],
     "result": "Friends. If of the player's Class the NPCs may be recruited within the limits of 4.1, otherwise (or instead) they barter",
     "successful": true,
     "do": "friends_recruit_or_barter"
    },
    {
     "difference": [
      1,
      1
     ],
     "result": "Friends. Pleasantries are exchanged and they will barter",
     "successful": true,
     "do": "friends_barter"
    },
    {
     "difference": [
      0,
      0
     ],
     "result": "Pleasantries are exchanged; nothing more",
     "successful": null,
     "do": "pleasantries"
    },
    {
     "difference": [
      -1,
      -1
     ],
     "result": "they want nothing to do with you; no barter, no further talk this Encounter",
     "successful": false,
     "do": "refused"
    },
    {
     "difference": [
      null,
      -2
     ],
     "result": "Enemies: Walk the Walk",
     "successful": false,
     "do": "enemies_walk_the_walk"
    }
   ],
   "note": "The seed names the outcomes: recruit, barter on a win, exchange pleasantries (with barter in one case), become an Enemy, Walk the Walk. Order of rows follows the Meet & Greet table of the 2009 sister game. The dice for class are this register's own, after 3.4.3, 3.4.5 and 3.4.7 (FTB-D-64)."
  },
  {
   "id": "FTB-T-npc-movement",
   "title": "NPC Movement",
   "where": "12.17",
   "roll": "1d6 against Rep of the NPC Leader",
   "provenance": "reconstructed",
   "read": "each NPC figure takes the first entry of its list that holds",
   "rows": [
    {
     "passed": 1,
     "enemies": "out of ammo: reload; zombie in sight within 6 inches: fire at it, else charge it; a target in sight and range and a loaded weapon: fire at the nearest; no gun and in reach: charge; all others a normal move towards the nearest player figure, keeping cover where it is no longer",
     "others": "out of ammo: reload; zombie in sight within 6 inches: fire at it, else charge it; otherwise a normal move towards the nearest table edge and leave",
     "enemies_do": [
      {
       "if": "out_of_ammo",
       "do": "reload"
      },
      {
       "if": "zombie_in_sight_within_6",
       "do": "fire_at_or_charge_zombie"
      },
      {
       "if": "can_fire",
       "do": "fire_nearest"
      },
      {
       "if": "no_ranged_weapon_and_reachable",
       "do": "charge_into_melee"
      },
      {
       "do": "advance_normal_move"
      }
     ],
     "others_do": [
      {
       "if": "out_of_ammo",
       "do": "reload"
      },
      {
       "if": "zombie_in_sight_within_6",
       "do": "fire_at_or_charge_zombie"
      },
      {
       "do": "leave_by_nearest_edge"
      }
     ]
    },
    {
     "passed": 0,
     "enemies": "as above for reloading, for a zombie and for a target; all others stay in place facing the nearest player figure",
     "others": "as above for reloading and for a zombie; otherwise stay in place",
     "enemies_do": [
      {
       "if": "out_of_ammo",
       "do": "reload"
      },
      {
       "if": "zombie_in_sight_within_6",
       "do": "fire_at_or_charge_zombie"
      },
      {
       "if": "can_fire",
       "do": "fire_nearest"
      },
      {
       "do": "stay_and_face"
      }
     ],
     "others_do": [
      {
       "if": "out_of_ammo",
       "do": "reload"
      },
      {
       "if": "zombie_in_sight_within_6",
       "do": "fire_at_or_charge_zombie"
      },
      {
       "do": "stay"
      }
     ]
    }
   ],
   "note": "The text gives the roll only. Rows parallel PEF Movement; robbers leave in any case (14.13.5). That Enemies with a target fire follows 5.2, that any NPC out of ammo reloads 6.7 (Grunts always do), zombies next is this register's own (FTB-D-57)."
  },
  {
   "id": "FTB-T-arrest-military",
   "title": "Weapon kept on escaping the safe zone",
   "roll": "1d6",
   "provenance": "stated",
   "rows": [
    {
     "die": [
      1
     ],
     "weapon": "Pistol"
    },
    {
     "die": [
      2
     ],
     "weapon": "BA Pistol"
    },
    {
     "die": [
      3,
      4,
      5
     ],
     "weapon": "Assault Rifle"
    },
    {
     "die": [
      6
     ],
     "weapon": null
    }
   ]
  },
  {
   "id": "FTB-T-day-parts",
   "title": "Day Parts and vision",
   "roll": "no roll",
   "provenance": "stated",
   "rows": [
    {
     "part": "Morning",
     "vision_in": null
    },
    {
     "part": "Daytime",
     "vision_in": null
    },
    {
     "part": "Evening",
     "vision_in": 12
    },
    {
     "part": "Night",
     "vision_in": 6,
     "full_moon_vision_in": 12
    }
   ]
  },
  {
   "id": "FTB-T-day-part-roll",
   "title": "Day Part by die",
   "roll": "1d6",
   "provenance": "stated",
   "rows": [
    {
     "die": [
      1
     ],
     "part": "Morning"
    },
    {
     "die": [
      2
     ],
     "part": "Daytime"
    },
    {
     "die": [
      3,
      4
     ],
     "part": "Evening"
    },
    {
     "die": [
      5,
      6
     ],
     "part": "Night"
    }
   ]
  },
  {
   "id": "FTB-T-involuntary",
   "title": "Involuntary Encounter",
   "where": "14.2",
   "roll": "1d6; columns by area",
   "provenance": "inferred",
   "rows": [
    {
     "die": 1,
     "urban": "No Encounter",
     "suburban": "No Encounter",
     "rural": "No Encounter"
    },
    {
     "die": 2,
     "urban": "No Encounter",
     "suburban": "No Encounter",
     "rural": "No Encounter"
    },
    {
     "die": 3,
     "urban": "Burglarized",
     "suburban": "No Encounter",
     "rural": "No Encounter",
     "urban_without_home": "Confrontation"
    },
    {
     "die": 4,
     "urban": "Robbery",
     "suburban": "Confrontation",
     "rural": "No Encounter"
    },
    {
     "die": 5,
     "urban": "Robbery",
     "suburban": "Robbery",
     "rural": "Confrontation"
    },
    {
     "die": 6,
     "urban": "Raid: Defend",
     "suburban": "Raid: Defend",
     "rural": "Robbery"
    }
   ],
   "note": "All eighteen cells survive in the scan, the last row out of order. Suburban 4 is pinned by the example; with the last row as given the rural column is exactly the suburban one a step later, so the order is well founded."
  },
  {
   "id": "FTB-T-confrontation-who",
   "title": "Confrontation: who",
   "where": "14.11.7",
   "roll": "1d6; column by the player's Class",
   "provenance": "inferred",
   "rows": [
    {
     "die": 1,
     "ganger": "Gangers",
     "militia": "Gangers",
     "survivor": "Survivors"
    },
    {
     "die": 2,
     "ganger": "Gangers",
     "militia": "Gangers",
     "survivor": "Survivors"
    },
    {
     "die": 3,
     "ganger": "Gangers",
     "militia": "Militia",
     "survivor": "Survivors"
    },
    {
     "die": 4,
     "ganger": "Militia",
     "militia": "Militia",
     "survivor": "Militia"
    },
    {
     "die": 5,
     "ganger": "Militia",
     "militia": "Militia",
     "survivor": "Militia"
    },
    {
     "die": 6,
     "ganger": "Survivors",
     "militia": "Survivors",
     "survivor": "Gangers"
    }
   ],
   "note": "The scan keeps all eighteen cells in reading order and the three headings; only the row numbers are lost. The Ganger and Survivor columns come out as mirror images, which supports the reading."
  },
  {
   "id": "FTB-T-special-pef",
   "title": "Special PEF Resolution (days 11 to 20)",
   "roll": "1d6",
   "provenance": "stated",
   "rows": [
    {
     "die": 1,
     "result": "robbed: play the Robbery Encounter here, then go on",
     "meet": "robbery"
    },
    {
     "die": 2,
     "result": "1 Citizen, or 1 Police Officer if reported; Talk the Talk, or Law & Order",
     "meet": {
      "citizen": "1"
     },
     "meet_if_reported": {
      "police": "1"
     }
    },
    {
     "die": 3,
     "result": "1/2d6 Citizens, or 1/2d6 Police Officers if reported; Talk the Talk, or Law & Order",
     "meet": {
      "citizen": "1/2d6"
     },
     "meet_if_reported": {
      "police": "1/2d6"
     }
    },
    {
     "die": 4,
     "result": "checkpoint: 1+1/2d6 Police Officers; Law & Order",
     "meet": {
      "police": "1+1/2d6"
     }
    },
    {
     "die": 5,
     "result": "1 Zombie",
     "meet": {
      "zombie": "1"
     }
    },
    {
     "die": 6,
     "result": "1/2d6 Zombies",
     "meet": {
      "zombie": "1/2d6"
     }
    }
   ]
  },
  {
   "id": "FTB-T-challenge",
   "title": "Challenge",
   "where": "TOOLBOX: CHALLENGE",
   "roll": "2d6 against modified Rep; 6 always fails",
   "provenance": "stated",
   "modifiers": [
    {
     "when": "difficult",
     "rep": -1
    },
    {
     "when": "easy",
     "rep": 1
    },
    {
     "when": "a fitting tool at hand",
     "rep": 1
    }
   ],
   "rows": [
    {
     "passed": 2,
     "result": "success"
    },
    {
     "passed": 1,
     "result": "either roll again at once, where one pass now counts as none, or fail without consequences and not try again this Encounter"
    },
    {
     "passed": 0,
     "result": "failure with its consequences"
    }
   ]
  }
 ],
 "examples": [
  {
   "id": "FTB-EX-2.1.1",
   "rules": [
    "FTB-2.1.1a"
   ],
   "given": "Rep 4 Ganger, 2d6 against Rep.",
   "dice": [
    5,
    2
   ],
   "expect": "One die passed (the 2)."
  },
  {
   "id": "FTB-EX-2.1.2",
   "rules": [
    "FTB-2.1.2"
   ],
   "given": "Citizen in melee rolling 4d6.",
   "dice": [
    1,
    2,
    5,
    6
   ],
   "expect": "2 successes."
  },
  {
   "id": "FTB-EX-2.1.3",
   "rules": [
    "FTB-2.1.3"
   ],
   "given": "Chance (1-2) that the Day Part is Night.",
   "dice": [
    5
   ],
   "expect": "It does not happen: Daytime."
  },
  {
   "id": "FTB-EX-2.1.4",
   "rules": [
    "FTB-2.1.4",
    "FTB-3.3a"
   ],
   "given": "Attribute roll shown with three dice, said to give the Poser.",
   "dice": [
    3,
    4,
    6
   ],
   "expect": "By the example 13 and Poser. By the table, which takes 2d6 and ends at 12, this roll cannot be made; Poser is 10.",
   "note": "The table of 3.3 wins. Test only the adding: 3+4+6=13. See FTB-D-5."
  },
  {
   "id": "FTB-EX-2.1.5",
   "rules": [
    "FTB-2.1.5"
   ],
   "given": "1/2d6 Gangers met.",
   "dice": [
    3
   ],
   "expect": "2 Gangers."
  },
  {
   "id": "FTB-EX-2.1.6",
   "rules": [
    "FTB-2.1.6"
   ],
   "given": "Line of Sight to a PEF; later melee with a Rep 4 figure.",
   "dice": [],
   "expect": "PEF Resolution takes 2d6; the melee roll takes 4d6."
  },
  {
   "id": "FTB-EX-3.1.4.1",
   "rules": [
    "FTB-3.1.4.1a",
    "FTB-3.1.4.1b",
    "FTB-3.1.4.1c",
    "FTB-3.1.4.1d"
   ],
   "given": "Rep 5 Star with 5 Star Power dice takes Obviously Dead from ranged fire.",
   "dice": [
    2,
    2,
    4,
    5,
    6
   ],
   "expect": "Down two levels to Carry On, so it Ducks Back; 4 Star Power dice left for the Encounter."
  },
  {
   "id": "FTB-EX-3.1.4.2",
   "rules": [
    "FTB-3.1.4.2"
   ],
   "given": "Rep 5 Star shot by a Rep 4 Ganger, Obviously Dead, Star Power fails.",
   "dice": [],
   "expect": "With Larger Than Life the Star is Out of the Fight."
  },
  {
   "id": "FTB-EX-3.1.4.3",
   "rules": [
    "FTB-3.1.4.3"
   ],
   "given": "Rep 5 Ganger Star shot by a Rep 5 Survivor, Obviously Dead, Star Power fails; Cheating Death declared.",
   "dice": [],
   "expect": "Star leaves the table alive and is Rep 4."
  },
  {
   "id": "FTB-EX-3.1.4.4",
   "rules": [
    "FTB-3.1.4.4",
    "FTB-5.6.3"
   ],
   "given": "Rep 5 Survivor Star shot at; chooses the pass 2 result of Received Fire.",
   "dice": [],
   "expect": "Returns fire without a roll."
  },
  {
   "id": "FTB-EX-3.3",
   "rules": [
    "FTB-3.3a"
   ],
   "given": "Rep 5 Ganger Star rolls the first Attribute and chooses the second.",
   "dice": [
    [
     5,
     6
    ]
   ],
   "expect": "Total 11: Initiative. Second, chosen: Medic.",
   "note": "The seed gives only the total 11."
  },
  {
   "id": "FTB-EX-4.2.1-a",
   "rules": [
    "FTB-4.2.1b"
   ],
   "given": "Five figures, each within 4 inches of another.",
   "dice": [],
   "expect": "One group."
  },
  {
   "id": "FTB-EX-4.2.1-b",
   "rules": [
    "FTB-4.2.1c"
   ],
   "given": "Figures A, B, C, D, E in a chain; D is hit and no longer on Carry On; E is linked only through D.",
   "dice": [],
   "expect": "Two groups: A, B, C and E; they activate separately."
  },
  {
   "id": "FTB-EX-4.2.2",
   "rules": [
    "FTB-4.2.2a",
    "FTB-4.2.2c"
   ],
   "given": "E activates and moves 4 inches to A, B, C.",
   "dice": [],
   "expect": "E goes on with its remaining move, Fast Move included, taking A, B and C along; nobody exceeds its own movement."
  },
  {
   "id": "FTB-EX-4.3",
   "rules": [
    "FTB-4.3",
    "FTB-4.3.2"
   ],
   "given": "Star moves 8 inches away from a group of Gangers of Rep 4, 3, 3.",
   "dice": [],
   "expect": "Two groups; the Rep 4 leads the second as Temporary Leader."
  },
  {
   "id": "FTB-EX-4.3.4",
   "rules": [
    "FTB-4.3.4a",
    "FTB-4.3.4c",
    "FTB-5.6.3"
   ],
   "given": "Rep 5 Star Leader, not fired at, with Grunts of Rep 3 and Rep 4 that take Received Fire. Leader Die, then the Rep 3, then the Rep 4.",
   "dice": [
    3,
    [
     5,
     4
    ],
    [
     5,
     3
    ]
   ],
   "dice_by_rule": [
    {
     "for": "FTB-4.3.4a",
     "d": [
      3
     ]
    },
    {
     "for": "FTB-5.6.3",
     "who": "Rep 4",
     "d": [
      5,
      3
     ]
    },
    {
     "for": "FTB-5.6.3",
     "who": "Rep 3",
     "d": [
      5,
      4
     ]
    }
   ],
   "expect": "Leader Die passed. Rep 3: 0+1, one passed. Rep 4: 1+1, two passed.",
   "note": "The seed tells the Rep 3 first; the play by rule has the Rep 4 first by FTB-D-48, with the same outcome. What the results make the two do is not part of the example."
  },
  {
   "id": "FTB-EX-5.0-a",
   "rules": [
    "FTB-5.0b"
   ],
   "given": "Blue for the player, red for the zombies.",
   "dice": [
    5,
    4
   ],
   "expect": "Blue activates first."
  },
  {
   "id": "FTB-EX-5.0-d",
   "rules": [
    "FTB-5.0b"
   ],
   "given": "Before the game one colour of die is chosen for each side.",
   "dice": [],
   "expect": "Blue for the player, red for the zombies."
  },
  {
   "id": "FTB-EX-5.0-b",
   "rules": [
    "FTB-5.0d"
   ],
   "given": "Blue 5, red 4; player has a group led by a Rep 4 Temporary Leader.",
   "dice": [
    5,
    4
   ],
   "expect": "That group cannot activate on a 5; it can still react."
  },
  {
   "id": "FTB-EX-5.0-c",
   "rules": [
    "FTB-5.0d",
    "FTB-5.0f"
   ],
   "given": "Same roll, blue done.",
   "dice": [
    5,
    4
   ],
   "expect": "Red may activate groups led by Rep 4 or more."
  },
  {
   "id": "FTB-EX-5.1",
   "rules": [
    "FTB-5.1a"
   ],
   "given": "Survivor blue, zombies pink, NPC Gangers red.",
   "dice": [
    5,
    3,
    2
   ],
   "expect": "Order: Survivor, zombies, Gangers."
  },
  {
   "id": "FTB-EX-5.3.2-a",
   "rules": [
    "FTB-5.3.2a",
    "FTB-5.3.2b",
    "FTB-3.3-fast"
   ],
   "given": "Group of Rep 5 Leader, Rep 4 with Fast (10 inch move, an extra die), Rep 3. Group dice, then the extra die (not told; must be above 4).",
   "dice": [
    [
     3,
     5
    ],
    6
   ],
   "expect": "By the example: Rep 5 adds up to 8 inches; Rep 4 Fast adds up to 5; Rep 3 adds none. By the rule the Rep 3 passes the 3 and adds up to 4 inches.",
   "note": "The rule wins: 3 is not above Rep 3. The other two figures agree with it. With dice 4 and 5 the printed outcome for all three would be right. See FTB-D-4."
  },
  {
   "id": "FTB-EX-5.3.2-b",
   "rules": [
    "FTB-5.3.2c"
   ],
   "given": "Star has moved 6 of 8 inches, wins In Sight and tries a Fast Move that passes one die.",
   "dice": [],
   "expect": "2 inches left plus 4: moves 6 inches more."
  },
  {
   "id": "FTB-EX-5.3.2-c",
   "rules": [
    "FTB-5.3.2a"
   ],
   "given": "Stop box: Rep 4 figure, normal move 8.",
   "dice": [
    [
     3,
     6
    ]
   ],
   "expect": "One die passed: 12 inches in all.",
   "note": "Answer is left to the reader in the seed."
  },
  {
   "id": "FTB-EX-5.5.2-a",
   "rules": [
    "FTB-5.5.1b"
   ],
   "given": "White A and B cannot be seen by black C.",
   "dice": [],
   "expect": "No In Sight."
  },
  {
   "id": "FTB-EX-5.5.2-b",
   "rules": [
    "FTB-5.5.2a"
   ],
   "given": "A and B move as a group; A comes into sight of C.",
   "dice": [],
   "expect": "In Sight is triggered."
  },
  {
   "id": "FTB-EX-5.5.2-c",
   "rules": [
    "FTB-5.5.2b",
    "FTB-5.5.2c"
   ],
   "given": "A moves 2 inches closer, B moves 2 inches to the corner of a barn and into sight of C.",
   "dice": [],
   "expect": "One test by all in sight of an enemy, A, B and C."
  },
  {
   "id": "FTB-EX-5.5.3",
   "rules": [
    "FTB-5.5.3a",
    "FTB-5.5.3c"
   ],
   "given": "Leaders B and C have rolled; B has more successes.",
   "dice": [],
   "expect": "B's group acts, C can only react."
  },
  {
   "id": "FTB-EX-5.5.7",
   "rules": [
    "FTB-5.5.7",
    "FTB-5.5.4b",
    "FTB-7.6b"
   ],
   "given": "B and A are Grunts that can fire, C is the only target and takes Obviously Dead and Out of the Fight.",
   "dice": [],
   "expect": "Both fire before anything is resolved; C suffers the worse result. Were C a Star, Star Power could lower that to Carry On and C would Duck Back."
  },
  {
   "id": "FTB-EX-5.5.10",
   "rules": [
    "FTB-5.5.10",
    "FTB-5.5.2b"
   ],
   "given": "A acts, goes on moving and comes into sight of D.",
   "dice": [],
   "expect": "New In Sight between A and D after 2 more inches, with new dice; A may fire again if loaded."
  },
  {
   "id": "FTB-EX-5.6.1",
   "rules": [
    "FTB-5.6.1",
    "FTB-5.5.4c"
   ],
   "given": "Star and two Gangers win In Sight; the Star fires at a Ganger and misses.",
   "dice": [],
   "expect": "After all winners acted, the Ganger fired at reacts."
  },
  {
   "id": "FTB-EX-5.6.2",
   "rules": [
    "FTB-5.6.2",
    "FTB-5.6.2-citizen"
   ],
   "given": "Rep 4 Citizen without a Leader takes Received Fire.",
   "dice": [
    [
     3,
     5
    ]
   ],
   "expect": "One passed: Run Away."
  },
  {
   "id": "FTB-EX-5.6.5",
   "rules": [
    "FTB-5.6.5",
    "FTB-5.6.2-ganger"
   ],
   "given": "Three Citizens fire at three Gangers and down the Leader; the other two Gangers owe both tests. One passes two dice, the other one.",
   "dice": [],
   "expect": "Two passed: Carry On and Fire, so it fires at those that fired. One passed: Duck Back."
  },
  {
   "id": "FTB-EX-6.1",
   "rules": [
    "FTB-6.1-sg",
    "FTB-6.7a",
    "FTB-10.2.3"
   ],
   "given": "Shotgun at three targets.",
   "dice": [
    1,
    1,
    2,
    4,
    5,
    6
   ],
   "dice_by_rule": [
    {
     "for": "FTB-7.5a",
     "d": [
      1,
      1,
      2,
      4,
      5,
      6
     ]
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1,
      1,
      1,
      1,
      1,
      1
     ],
     "added": true
    }
   ],
   "expect": "4, 5 and 6 are used to hit; the two ones make it out of ammo; six dice are rolled for zombies."
  },
  {
   "id": "FTB-EX-6.3",
   "rules": [
    "FTB-6.3a",
    "FTB-6.5a"
   ],
   "given": "Sub-Machine Gun, Target 3.",
   "dice": [],
   "expect": "Up to three targets within 3 inches."
  },
  {
   "id": "FTB-EX-6.5-a",
   "rules": [
    "FTB-6.5a"
   ],
   "given": "Target 3 SMG, three figures within 3 inches.",
   "dice": [],
   "expect": "May shoot at all three."
  },
  {
   "id": "FTB-EX-6.5-b",
   "rules": [
    "FTB-6.5b"
   ],
   "given": "Target 3 SMG, two figures more than 1 inch apart within the swath.",
   "dice": [],
   "expect": "One shot is lost on the gap; it takes the second highest die."
  },
  {
   "id": "FTB-EX-6.7",
   "rules": [
    "FTB-6.7a"
   ],
   "given": "Three shots at three targets.",
   "dice": [
    1,
    1,
    6
   ],
   "dice_by_rule": [
    {
     "for": "FTB-7.5a",
     "d": [
      1,
      1,
      6
     ]
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1,
      1,
      1
     ],
     "added": true
    }
   ],
   "expect": "All three count for hitting, then the weapon is out of ammo."
  },
  {
   "id": "FTB-EX-6.8",
   "rules": [
    "FTB-6.8"
   ],
   "given": "Home-made crossbow.",
   "dice": [],
   "expect": "Range 24, Target 1, Impact 2, reload after every shot, no zombies drawn."
  },
  {
   "id": "FTB-EX-7.2",
   "rules": [
    "FTB-7.2a",
    "FTB-5.6.2-survivor",
    "FTB-5.5.7"
   ],
   "given": "Survivor Grunt wins In Sight, fires a BAP and misses; the target passes two on Received Fire and fires back, missing; the Survivor passes one.",
   "dice": [],
   "dice_by_rule": [
    {
     "for": "FTB-7.5a",
     "who": "Survivor",
     "d": [
      2,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-5.6.3",
     "who": "target",
     "d": [
      1,
      2
     ],
     "added": true
    },
    {
     "for": "FTB-7.5a",
     "who": "target",
     "d": [
      3,
      2,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1,
      1,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-5.6.3",
     "who": "Survivor",
     "d": [
      3,
      6
     ],
     "added": true
    }
   ],
   "expect": "Survivor Ducks Back; the exchange ends.",
   "note": "The seed tells no dice, ratings or Reps; the play by rule begins once In Sight is won and takes Rep 4 for both, 2 dice for the BA Pistol and 3 for the Assault Rifle."
  },
  {
   "id": "FTB-EX-7.3",
   "rules": [
    "FTB-7.3a",
    "FTB-7.3b"
   ],
   "given": "AR at two targets, first gets one die, second two.",
   "dice": [
    5,
    1,
    2
   ],
   "dice_by_rule": [
    {
     "for": "FTB-7.5a",
     "d": [
      5,
      1,
      2
     ]
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1,
      1,
      1
     ],
     "added": true
    }
   ],
   "expect": "5 on the first, 2 and 1 on the second."
  },
  {
   "id": "FTB-EX-7.5",
   "rules": [
    "FTB-7.5a",
    "FTB-7.5m"
   ],
   "given": "Rep 5, BA Pistol, target in cover, two shots.",
   "dice": [
    3,
    6
   ],
   "dice_by_rule": [
    {
     "for": "FTB-7.5a",
     "d": [
      3,
      6
     ]
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-7.6a",
     "d": [
      3
     ],
     "added": true
    }
   ],
   "expect": "Totals 8 and 11: the 8 misses because of cover, the 11 hits.",
   "note": "The damage die that the hit calls for is taken from the 7.6 example."
  },
  {
   "id": "FTB-EX-7.6",
   "rules": [
    "FTB-7.6a",
    "FTB-7.5m"
   ],
   "given": "Rep 5, BA Pistol (Impact 2), Rep 3 Ganger behind a wall; two shots, then one damage die.",
   "dice": [
    3,
    6,
    3
   ],
   "dice_by_rule": [
    {
     "for": "FTB-7.5a",
     "d": [
      3,
      6
     ]
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-7.6a",
     "d": [
      3
     ]
    }
   ],
   "expect": "8 misses, 11 hits; damage 3 is above Impact 2: Duck Back."
  },
  {
   "id": "FTB-EX-7.8",
   "rules": [
    "FTB-7.8",
    "FTB-7.5m"
   ],
   "given": "Rep 3 fires at a target in cover; then the second die of pitiful shot.",
   "dice": [
    6,
    2
   ],
   "dice_by_rule": [
    {
     "for": "FTB-7.5a",
     "d": [
      6
     ]
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1
     ],
     "added": true
    },
    {
     "for": "FTB-7.8",
     "d": [
      2
     ]
    },
    {
     "for": "FTB-7.6a",
     "d": [
      6
     ],
     "added": true
    }
   ],
   "expect": "Total 9 cannot hit a target in cover; the 2 is within Rep: hit.",
   "note": "The pitiful shot die is not a shot on Ranged Combat and draws no zombies. The example ends with the hit; the damage die is added."
  },
  {
   "id": "FTB-EX-8.2.1",
   "rules": [
    "FTB-8.2.1b",
    "FTB-8.2.1c",
    "FTB-8.2.1m"
   ],
   "given": "Rep 4 Ganger, active, wins In Sight and charges a Rep 3 Citizen. Ganger rolls 2d6 and passes two; Citizen rolls 1d6 and passes one.",
   "dice": [],
   "expect": "Charger passed more: the Citizen cannot fire and contact is made.",
   "note": "The only trace of the -1d6 for Citizens."
  },
  {
   "id": "FTB-EX-8.3",
   "rules": [
    "FTB-8.3a"
   ],
   "given": "Rep 4 with a knife (+1d6) against a Rep 3 Citizen, Brawler (+1d6).",
   "dice": [
    [
     1,
     2,
     2,
     3,
     5
    ],
    [
     1,
     2,
     3,
     5
    ]
   ],
   "expect": "4 successes to 3: the first wins the round by 1."
  },
  {
   "id": "FTB-EX-8.3.1",
   "rules": [
    "FTB-8.3.1a",
    "FTB-8.3.1m"
   ],
   "given": "Won by one success; result die.",
   "dice": [
    3
   ],
   "expect": "3 is above 1: the Citizen's Rep drops to 2, another round at once."
  },
  {
   "id": "FTB-EX-8.3.2",
   "rules": [
    "FTB-8.3.2a",
    "FTB-8.3.2b"
   ],
   "given": "Star Rep 5 charged by two Gangers.",
   "dice": [],
   "expect": "First Ganger loses one Rep in round one and goes Out of the Fight in round two; only then the second fights, and is Obviously Dead."
  },
  {
   "id": "FTB-EX-10.1.2",
   "rules": [
    "FTB-10.1.2a",
    "FTB-10.6b"
   ],
   "given": "Human 5, zombie 4; A and B see the Star, C does not.",
   "dice": [
    5,
    4
   ],
   "expect": "A and B count Rep 4 and activate, C does not."
  },
  {
   "id": "FTB-EX-10.2.1",
   "rules": [
    "FTB-10.2.1b"
   ],
   "given": "Suburban; three humans enter from section 8.",
   "dice": [
    2,
    3,
    6
   ],
   "expect": "11 zombies."
  },
  {
   "id": "FTB-EX-10.3",
   "rules": [
    "FTB-10.2.3",
    "FTB-10.3a",
    "FTB-10.3b"
   ],
   "given": "Suburban; three shots of a Machine Pistol; three noise dice, then the same dice for place.",
   "dice": [
    [
     5,
     6,
     6
    ],
    [
     1,
     4,
     6
    ]
   ],
   "dice_by_rule": [
    {
     "for": "FTB-7.5a",
     "d": [
      2,
      2,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      5,
      6,
      6
     ]
    },
    {
     "for": "FTB-10.3a",
     "d": [
      1,
      4,
      6
     ]
    }
   ],
   "expect": "Three zombies, at 2, 8 and 12 o'clock, 12 inches away, no In Sight; then the shots are resolved.",
   "note": "The seed does not tell the shots."
  },
  {
   "id": "FTB-EX-10.3.1",
   "rules": [
    "FTB-10.3.1b"
   ],
   "given": "Placement die of 4: 8 o'clock is off the table.",
   "dice": [
    4
   ],
   "dice_by_rule": [
    {
     "for": "FTB-7.5a",
     "d": [
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      6
     ],
     "added": true
    },
    {
     "for": "FTB-10.3a",
     "d": [
      4
     ]
    }
   ],
   "expect": "Moved clockwise to the first spot on the table 12 inches away."
  },
  {
   "id": "FTB-EX-10.4",
   "rules": [
    "FTB-10.4a",
    "FTB-10.4b",
    "FTB-10.4c",
    "FTB-10.4d",
    "FTB-10.4f"
   ],
   "given": "Urban building, 4 zombies, Star Rep 5 and Rep 4 Grunt; zombie die, Grunt die, Star die.",
   "dice": [
    5,
    3,
    6
   ],
   "dice_by_rule": [
    {
     "for": "FTB-10.4b",
     "who": "zombies",
     "d": [
      5
     ]
    },
    {
     "for": "FTB-10.4b",
     "who": "Grunt",
     "d": [
      3
     ]
    },
    {
     "for": "FTB-10.4b",
     "who": "Star",
     "d": [
      6
     ]
    },
    {
     "for": "FTB-7.5a",
     "who": "Star",
     "d": [
      5,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.10.4",
     "who": "Star",
     "d": [
      2
     ],
     "added": true
    }
   ],
   "expect": "Zombie total 9. Grunt 7: may not fire, fights 2 zombies. Star 11: fires, downs one, fights the other.",
   "note": "Four zombies share out evenly, so 10.4a rolls no die. The seed tells neither the weapon nor the shots of the Star; the play by rule takes a BA Pistol with 2 dice, the first a hit and its damage within Impact 2 (FTB-D-56)."
  },
  {
   "id": "FTB-EX-10.7",
   "rules": [
    "FTB-10.7d",
    "FTB-10.1.2a"
   ],
   "given": "Star ducks round a corner, two zombies activate without any Line of Sight.",
   "dice": [],
   "expect": "They go to where they last saw the Star, without frenzy."
  },
  {
   "id": "FTB-EX-10.9.3",
   "rules": [
    "FTB-10.9.3a",
    "FTB-10.9.3b",
    "FTB-10.9.3c"
   ],
   "given": "Rep 4, zombie within 6 inches for the first time.",
   "dice": [
    [
     3,
     3
    ]
   ],
   "expect": "Two passed but doubles: somebody known, counts as none passed; must test again in future."
  },
  {
   "id": "FTB-EX-10.9.4",
   "rules": [
    "FTB-10.9.4",
    "FTB-10.9.4m"
   ],
   "given": "Rep 4 sees a feast for the first time.",
   "dice": [
    [
     5,
     3
    ]
   ],
   "expect": "One passed: Duck Back, no action for 1/2d6 turns."
  },
  {
   "id": "FTB-EX-10.10.3",
   "rules": [
    "FTB-10.10.3",
    "FTB-10.10.4"
   ],
   "given": "Machine Pistol (Impact 1), three hits on a charging zombie; damage dice.",
   "dice": [
    2,
    3,
    6
   ],
   "dice_by_rule": [
    {
     "for": "FTB-7.5a",
     "d": [
      6,
      6,
      5
     ],
     "added": true
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1,
      1,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.10.4",
     "d": [
      2,
      3,
      6
     ]
    }
   ],
   "expect": "None is within Impact: the zombie carries on into melee.",
   "note": "Impact counts because the shooter is being charged. The seed tells only that all three shots hit; the play by rule takes Rep 4 for the shooter."
  },
  {
   "id": "FTB-EX-10.10.4",
   "rules": [
    "FTB-10.10.4"
   ],
   "given": "Rep 5, BA Pistol (Impact 2). One hit on a zombie not charging, later one on a charging zombie.",
   "dice": [
    4,
    4
   ],
   "dice_by_rule": [
    {
     "for": "FTB-7.5a",
     "who": "first shot",
     "d": [
      5
     ],
     "added": true
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.10.4",
     "who": "first shot",
     "d": [
      4
     ]
    },
    {
     "for": "FTB-7.5a",
     "who": "second shot",
     "d": [
      5
     ],
     "added": true
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.10.4",
     "who": "second shot",
     "d": [
      4
     ]
    }
   ],
   "expect": "First: within Rep 5, Obviously Dead. Second: above Impact 2, carries on.",
   "note": "The seed tells only that both shots hit; the play by rule uses Target 1."
  },
  {
   "id": "FTB-EX-10.11.2",
   "rules": [
    "FTB-10.11.1a",
    "FTB-10.11.1b",
    "FTB-10.11.2"
   ],
   "given": "Rep 5 human against four zombies.",
   "dice": [
    [
     1,
     2,
     3,
     4,
     6
    ],
    [
     1,
     2,
     4,
     5,
     5,
     6
    ]
   ],
   "expect": "Human 3+1=4, zombies 2: two zombies die, another round with the two left."
  },
  {
   "id": "FTB-EX-10.11.3",
   "rules": [
    "FTB-10.11.3a",
    "FTB-10.11.3b",
    "FTB-10.11.3d"
   ],
   "given": "Rep 4, did not win the first round against a zombie, won the second; infection die at next activation.",
   "dice": [
    3
   ],
   "expect": "Total 7: infected. On the first doubles, an Encounter later, drops to Rep 3 and is a zombie."
  },
  {
   "id": "FTB-EX-11.7.1",
   "rules": [
    "FTB-11.7.1a"
   ],
   "given": "Rep 5 Star beginning a campaign.",
   "dice": [],
   "expect": "By the sentence of the rule 5 Items; the parenthesis says eight.",
   "note": "The rule wins. See FTB-D-9."
  },
  {
   "id": "FTB-EX-11.7.4",
   "rules": [
    "FTB-11.7.3a",
    "FTB-11.7.4b"
   ],
   "given": "Rep 4 with Shotgun (2), knife (1), Pistol (1), two Food (2), gas mask (1).",
   "dice": [],
   "expect": "7 Items: above 4 and within 8, so only 1d6 for Fast Move."
  },
  {
   "id": "FTB-EX-11.10",
   "rules": [
    "FTB-11.10a",
    "FTB-11.10b",
    "FTB-11.9a"
   ],
   "given": "Three figures beat two Gangers in a building; then 1/2d6 for searchers comes to 2.",
   "dice": [
    3
   ],
   "expect": "They take two Machine Pistols and a Shotgun, roll Loot twice for the bodies, and two of them roll Loot for the building.",
   "note": "The seed gives the half-die result 2; the die is 3 or 4."
  },
  {
   "id": "FTB-EX-11.12",
   "rules": [
    "FTB-11.12a",
    "FTB-11.12b"
   ],
   "given": "Pistol offered; Rep 4 Survivor NPC rolls 2d6 and passes one.",
   "dice": [
    [
     3,
     6
    ]
   ],
   "expect": "NPC has one Food; trade made; no second barter with it.",
   "note": "The seed gives only one passed; the dice are one way to get it."
  },
  {
   "id": "FTB-EX-11.13",
   "rules": [
    "FTB-11.13b"
   ],
   "given": "Urban, three Voluntary Encounters allowed.",
   "dice": [],
   "expect": "One Chillin', then stays home for two, without Involuntary checks for these."
  },
  {
   "id": "FTB-EX-12.14",
   "rules": [
    "FTB-12.14a",
    "FTB-12.14b"
   ],
   "given": "NPC exchanged pleasantries and bartered; player activates next and draws.",
   "dice": [],
   "expect": "Walk the Walk: both take In Sight; Enemies from then on."
  },
  {
   "id": "FTB-EX-12.15",
   "rules": [
    "FTB-12.15a",
    "FTB-12.15b",
    "FTB-12.15c"
   ],
   "given": "Three Gangers met; two Ganger groups known, one Enemy, one Friend.",
   "dice": [
    1
   ],
   "expect": "Met before; the Enemy rolls higher of the two, so In Sight."
  },
  {
   "id": "FTB-EX-12.16",
   "rules": [
    "FTB-12.16a",
    "FTB-12.5.1",
    "FTB-12.5.2a",
    "FTB-10.4a",
    "FTB-10.4b",
    "FTB-10.4c",
    "FTB-11.9a",
    "FTB-11.9c"
   ],
   "given": "Day 18, suburban, empty-looking building, Star of Rep 5 and a companion. Resolution, number, who, zombie surprise, searchers. The seed tells no Reps; that a total of 4 is below both fits a companion of Rep 5, as in the 4.3.4 example.",
   "dice": [
    [
     1,
     3
    ],
    3,
    5,
    2,
    3
   ],
   "dice_by_rule": [
    {
     "for": "FTB-12.16a",
     "d": [
      1,
      3
     ]
    },
    {
     "for": "FTB-12.5.1",
     "d": [
      3
     ]
    },
    {
     "for": "FTB-12.5.2a",
     "d": [
      5
     ]
    },
    {
     "for": "FTB-10.4a",
     "who": "Star",
     "d": [
      2
     ],
     "added": true
    },
    {
     "for": "FTB-10.4a",
     "who": "companion",
     "d": [
      5
     ],
     "added": true
    },
    {
     "for": "FTB-10.4b",
     "who": "zombies",
     "d": [
      2
     ]
    },
    {
     "for": "FTB-10.4c",
     "who": "companion",
     "d": [
      4
     ],
     "added": true
    },
    {
     "for": "FTB-7.5a",
     "who": "Star",
     "d": [
      6,
      5
     ],
     "added": true
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.10.4",
     "who": "Star",
     "d": [
      1,
      2
     ],
     "added": true
    },
    {
     "for": "FTB-7.5a",
     "who": "companion",
     "d": [
      6,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.2.3",
     "d": [
      1,
      1
     ],
     "added": true
    },
    {
     "for": "FTB-10.10.4",
     "who": "companion",
     "d": [
      2
     ],
     "added": true
    },
    {
     "for": "FTB-11.9a",
     "d": [
      3
     ]
    }
   ],
   "expect": "Two passed: Contact. By the example 2 NPCs; by 12.5.1 three. The 5 is zombies. With two zombies the surprise total is 4, below both humans, who fire. Later 1/2d6 lets both search, against a rating said to be 2; by 11.6.2 it is 3.",
   "note": "12.5.1 wins for number, 11.6.2 for rating; see FTB-D-10, FTB-D-13 and FTB-D-14. With three zombies the total is 5, still not above Rep 5, so no human rolls for surprise. here it is played by the rules of this register: three zombies, the odd one on the Star, the companion a Grunt that passes its fire roll, both with BA Pistols (weapons and shots are not told) and damage against Impact (FTB-D-56)."
  },
  {
   "id": "FTB-EX-14.2",
   "rules": [
    "FTB-14.2a"
   ],
   "given": "Suburban, after a Voluntary Encounter.",
   "dice": [
    4
   ],
   "expect": "Confrontation."
  },
  {
   "id": "FTB-EX-14.9.6",
   "rules": [
    "FTB-14.9.6"
   ],
   "given": "Band of Rep 3, Rep 4, Rep 4.",
   "dice": [
    3,
    5,
    6
   ],
   "expect": "Only the Rep 3 is available."
  },
  {
   "id": "FTB-EX-TB-challenge",
   "rules": [
    "FTB-TB-challenge-b",
    "FTB-TB-challenge-c"
   ],
   "given": "Rep 4, difficult jump (counts as Rep 3); first roll, then the repeat.",
   "dice": [
    [
     3,
     5
    ],
    [
     1,
     3
    ]
   ],
   "expect": "One passed: may try again needing two. Two passed: success."
  }
 ],
 "decisions": [
  {
   "id": "FTB-D-1",
   "question": "Does Star Power work on the -1 to Rep of a lost melee round?",
   "decision": "No. It is rolled only for Out of the Fight and Obviously Dead.",
   "why": "3.1.4.1 names only those two levels, though 7.6.1 calls -1 to Rep the least kind of damage.",
   "rules": [
    "FTB-3.1.4.1b",
    "FTB-7.6.1"
   ]
  },
  {
   "id": "FTB-D-2",
   "question": "Hard as Nails or Star Power first, and what does the former leave under fire?",
   "decision": "Hard as Nails first; it leaves Carry On, under fire as in a melee, where another round follows. Table option hard-as-nails, default carry-on; the other value, duck-back, has it duck under fire as after Star Power. It is an Attribute, not a Star advantage, so it does not bar a rise of Rep.",
   "why": "3.3 treats the result as Carry On, so nothing is left to reduce; the Duck Back of 3.1.4.1 is said of damage that Star Power reduces. 15.1 speaks of Star advantages only.",
   "rules": [
    "FTB-3.3-hard-as-nails",
    "FTB-15.1b"
   ]
  },
  {
   "id": "FTB-D-3",
   "question": "How many dice for Talk the Talk?",
   "decision": "One for each Leader, plus or minus Attributes. Table option talk-dice, default one; the other value, rep, rolls one for each point of Rep. With one die each the table reads a difference of one as it does one of two.",
   "why": "12.13 says 1d6, where its twin 12.7 says 1d6 for each point of Rep. The sentence before has lost the name of a number (\"against the ... of the characters\"), which may have been a skill of the earlier edition; hence the option. The rows of the table are a reconstruction, and with one die nobody could reach the outer ones, though 4.1, 14.6.5 and 14.14.1 count on recruits won by talk.",
   "rules": [
    "FTB-12.13a",
    "FTB-12.13m"
   ]
  },
  {
   "id": "FTB-D-4",
   "question": "Does a die of 3 pass for Rep 3 in the Fast Move example?",
   "decision": "Yes; the figure adds 4 inches.",
   "why": "2.1.1: equal or lower is passed. The example slipped.",
   "rules": [
    "FTB-5.3.2a"
   ]
  },
  {
   "id": "FTB-D-5",
   "question": "Two or three dice for Attributes?",
   "decision": "Two, read on the 3.3 table of 2 to 12.",
   "why": "The table and its own example use 2d6; the 2.1.4 example is left from another edition.",
   "rules": [
    "FTB-3.3a",
    "FTB-2.1.4"
   ]
  },
  {
   "id": "FTB-D-6",
   "question": "What is the Confrontation column for a Citizen?",
   "decision": "The Survivor column, with Survivors read as Citizens and Militia as Police during the first 20 days.",
   "why": "No Citizen column exists, yet Involuntary Encounters may be rolled then.",
   "rules": [
    "FTB-14.11.7"
   ]
  },
  {
   "id": "FTB-D-7",
   "question": "Burglarized: is it played out?",
   "decision": "Not Home: roll the losses, Encounter over. Home (doubles): Robbery is played in section 5 with the band that is available, PEFs in place; success is keeping every Item.",
   "why": "Forces and PEFs are deployed but only the doubles branch has a scene.",
   "rules": [
    "FTB-14.9.5b",
    "FTB-14.9.5d"
   ]
  },
  {
   "id": "FTB-D-8",
   "question": "What is Raid: Defend?",
   "decision": "The Raid rules with sides swapped: player band in the Target Building in section 1, raiders of a class from Confrontation Who, number by 12.5.1, entering through section 9 and coming for one random Item or band member; success is keeping it.",
   "why": "The seed gives no more than the name; 14.11 and 14.13 use the same idea of flipping the script.",
   "rules": [
    "FTB-14.2c"
   ]
  },
  {
   "id": "FTB-D-9",
   "question": "How many Items for a Rep 5 Star at the start?",
   "decision": "Five, plus one for each recruit not taken.",
   "why": "The rule gives one for each point; eight fits neither Rep nor Rep plus four empty places.",
   "rules": [
    "FTB-11.7.1a",
    "FTB-11.7.1b"
   ]
  },
  {
   "id": "FTB-D-10",
   "question": "How many are met on Contact, 1d6 or 1/2d6?",
   "decision": "1d6 as scored. Table option contact-number, default 1d6; the other value, half, follows the example of 12.16.",
   "why": "12.5.1 says 1d6; the 10.4 example has four zombies in a building, which half a die cannot give; only the 12.16 example halves.",
   "rules": [
    "FTB-12.5.1"
   ]
  },
  {
   "id": "FTB-D-11",
   "question": "Is Friend or Foe taken for Militia?",
   "decision": "Yes, like the others; Police and Military go to Law & Order in the first 30 days. Your Rep means the Rep of your Leader.",
   "why": "Militia are left out of the list in 12.8 but have no other rule.",
   "rules": [
    "FTB-12.8a"
   ]
  },
  {
   "id": "FTB-D-12",
   "question": "Who and how many oppose you in Robbery and Confrontation?",
   "decision": "Class by Confrontation Who, number by 12.5.1. NPCs robbed by the player likewise.",
   "why": "Both Encounters point at instructions that give no number, and Robbery none at all.",
   "rules": [
    "FTB-14.11.2",
    "FTB-14.13.2"
   ]
  },
  {
   "id": "FTB-D-13",
   "question": "Suburban Encounter Rating, 2 or 3?",
   "decision": "3.",
   "why": "11.6.2 and 11.9 say 3; only the 12.16 example says 2.",
   "rules": [
    "FTB-11.6.2"
   ]
  },
  {
   "id": "FTB-D-14",
   "question": "Must humans roll when the zombie surprise total is not above their Rep?",
   "decision": "No roll is needed for the comparison, as Rep plus a die must be higher; a Grunt still rolls to see whether it fires.",
   "why": "The 12.16 example skips the roll; 10.4 keeps the fire roll of Grunts.",
   "rules": [
    "FTB-10.4b",
    "FTB-10.4c"
   ]
  },
  {
   "id": "FTB-D-15",
   "question": "When does an infected figure turn?",
   "decision": "Each doubles for activation lowers Rep by one; at 3 (or on the first doubles if already 3 or less) it is a zombie.",
   "why": "Garbled sentence, clear example.",
   "rules": [
    "FTB-10.11.3d"
   ]
  },
  {
   "id": "FTB-D-16",
   "question": "Wrong section numbers in the seed",
   "decision": "Read as: 10.11.4 as 10.11.3; 13.4 as 10.3; 14.13 (Home) as 11.13; 12.9 (Loot) as 11.9; 3.4.2 and 3.4.3 (generators) as 3.5.2; 14.8 to 14.15 in 14.1, 14.2, 14.9 and 14.10 each one higher; Tables 3.5.5 and 3.5.6 as Militia generator and tests.",
   "why": "The text was renumbered without its references.",
   "rules": [
    "FTB-14.1",
    "FTB-14.2a",
    "FTB-11.2.1",
    "FTB-10.2.1b",
    "FTB-12.5.2a"
   ]
  },
  {
   "id": "FTB-D-17",
   "question": "Rep brought to nothing in melee",
   "decision": "A figure whose Rep falls to 0 by lost rounds is Out of the Fight.",
   "why": "It would roll no dice; the seed is silent.",
   "rules": [
    "FTB-8.3.1a"
   ]
  },
  {
   "id": "FTB-D-18",
   "question": "More than two passes with Leader Die or extra dice",
   "decision": "Counts as two, except Fast Move by a Fast figure, where three count.",
   "why": "The cards have rows for two, one and none only.",
   "rules": [
    "FTB-4.3.4a"
   ]
  },
  {
   "id": "FTB-D-19",
   "question": "Does a figure that was hit also take Received Fire?",
   "decision": "No. Damage (Duck Back included) is its reaction. A figure that was missed tests as usual.",
   "why": "7.2 counts being hit as an end to the exchange, and Duck Back already is a reaction; Star Power that brings ranged damage to Carry On ends in Duck Back as well, and the Carry On of Hard as Nails (FTB-D-2) is a result of its own.",
   "rules": [
    "FTB-5.6.3",
    "FTB-7.6a"
   ]
  },
  {
   "id": "FTB-D-20",
   "question": "Doubles with two sides: is a turn gone?",
   "decision": "No. The dice are rolled again for the same turn; feasts, reloading and the like do not count down, but infection counts the doubles. With three or more sides (5.1) the turn goes on without the two. A side whose last member has turned on the doubles rolls no more dice.",
   "why": "5.0 says to roll again, 5.1 that those sides sit the turn out.",
   "rules": [
    "FTB-5.0c",
    "FTB-5.1c",
    "FTB-10.11.3d"
   ]
  },
  {
   "id": "FTB-D-21",
   "question": "Starting zombies in the learning Encounters",
   "decision": "None in Zed! and Robbery! (14.6, 14.7); as normal in all other Encounters, on whatever day. Gunfire draws zombies throughout, one at most for a roll of dice in 14.6.",
   "why": "14.6.5 provides for meeting no zombie at all, and 14.7 has its own table for all that is met; reports are only sporadic then. 10.2.1 itself knows no exception.",
   "rules": [
    "FTB-10.2.1b",
    "FTB-14.6.5c"
   ]
  },
  {
   "id": "FTB-D-22",
   "question": "Weekly Encounters against ten-day learning Encounters",
   "decision": "One Encounter each week, on days 7, 14, 21 and 28; the learning Encounter of the period is offered on 7, 14 and 21 or 28.",
   "why": "11.3 counts by week, 14.6 to 14.8 by periods of ten days.",
   "rules": [
    "FTB-11.3b",
    "FTB-14.5"
   ]
  },
  {
   "id": "FTB-D-23",
   "question": "Does a zombie hit get easy to kill while charging another human?",
   "decision": "Yes: only a shooter who is itself the target of the charge must use Impact.",
   "why": "10.10.4 speaks of the shooter being charged.",
   "rules": [
    "FTB-10.10.4"
   ]
  },
  {
   "id": "FTB-D-24",
   "question": "When a charged target is owed fire and hits",
   "decision": "A human charger that is hit stops (Duck Back, Out of the Fight or dead) and there is no melee, unless Hard as Nails has it carry on (FTB-D-2). A zombie stops only if killed.",
   "why": "8.2.1 moves in the charger after the test, 7.6 makes a hit figure duck back, 10.10.3 excepts zombies.",
   "rules": [
    "FTB-8.2.1c",
    "FTB-10.10.3"
   ]
  },
  {
   "id": "FTB-D-25",
   "question": "Is one pass on See the Feast a pass?",
   "decision": "No; two are needed, both to be free of the test and for Citizen no more.",
   "why": "The example with one pass still ducks back in horror, and the base table frees only two.",
   "rules": [
    "FTB-10.9.4",
    "FTB-3.4.2.1"
   ]
  },
  {
   "id": "FTB-D-26",
   "question": "Zombies activate all together, or only those with enough Rep?",
   "decision": "All that may: those in frenzy on Rep 4, the others on Rep 3, at the same moment.",
   "why": "10.6 says all at once, but the 10.1.2 example leaves one behind.",
   "rules": [
    "FTB-10.6b",
    "FTB-10.1.2a"
   ]
  },
  {
   "id": "FTB-D-27",
   "question": "Order of setting up",
   "decision": "Terrain, players enter, starting zombies, then PEFs, then activation dice.",
   "why": "10.2.1 and 12.1 both begin once players are on the table.",
   "rules": [
    "FTB-10.2.1a",
    "FTB-12.1a"
   ]
  },
  {
   "id": "FTB-D-28",
   "question": "Highest Rep",
   "decision": "None for Stars, six for Grunts.",
   "why": "3.2 says there is none, 15.1 limits Grunts; the particular wins.",
   "rules": [
    "FTB-3.2a",
    "FTB-15.1d"
   ]
  },
  {
   "id": "FTB-D-29",
   "question": "Which hands do weapons need?",
   "decision": "One: Pistol, BA Pistol, Machine Pistol, One-Hand melee. Two: all other.",
   "why": "Only Shotgun (two) and Pistol, knife (one) are shown by the 11.7.4 example.",
   "rules": [
    "FTB-11.7.3a"
   ]
  },
  {
   "id": "FTB-D-30",
   "question": "Dice in contact of the 5.5.3 circumstances beyond zero",
   "decision": "A Leader left with no dice scores no successes; below none is none.",
   "why": "There is no minimum, so no free die is granted.",
   "rules": [
    "FTB-5.5.3b"
   ]
  },
  {
   "id": "FTB-D-31",
   "question": "Where do contacts appear and who moves first?",
   "decision": "At the marker, in base contact round it, or inside the building. Enemies: In Sight, the side that was active counting as moving. Others talk: the NPCs are placed 3 inches from the player Leader and in its Line of Sight, the players stay where they are. Zombies cause no In Sight and act when next active, those within 6 inches charging then; in buildings zombie surprise applies instead.",
   "why": "The text ends at kind and number; 12.8, 10.3 and 10.4 supply the rest. 12.8 brings both sides within 3 inches without saying who moves, and moving the players could take them out of cover or their building.",
   "rules": [
    "FTB-12.5b",
    "FTB-12.8b",
    "FTB-10.4a"
   ]
  },
  {
   "id": "FTB-D-32",
   "question": "Which NPC class are the Police and Military generators?",
   "decision": "That of the Militia. Table option law-generator, default militia; the other value, own, takes the Rep rows of the Militia and weapons of their own.",
   "why": "3.4 promises each class its own generator, and then sends these two to that of the Militia by name.",
   "rules": [
    "FTB-3.4b",
    "FTB-3.5.2-police",
    "FTB-3.5.2-military"
   ]
  },
  {
   "id": "FTB-D-33",
   "question": "Is Zed or No Zed taken only once?",
   "decision": "Once, unless no dice were passed; then again until one or two are.",
   "why": "The rule sentence says never again, its example says future tests.",
   "rules": [
    "FTB-10.9.3c"
   ]
  },
  {
   "id": "FTB-D-34",
   "question": "Last row of the garbled Involuntary table",
   "decision": "Urban and suburban Raid: Defend, rural Robbery.",
   "why": "The only order that keeps rural one step behind suburban in every row.",
   "rules": [
    "FTB-14.2a"
   ]
  },
  {
   "id": "FTB-D-35",
   "question": "Which die of two Fast Move dice serves a Slow or overloaded figure?",
   "decision": "The first of the two rolled for the group.",
   "why": "They roll only one die, while one set serves the whole group.",
   "rules": [
    "FTB-3.3-slow",
    "FTB-11.7.4b"
   ]
  },
  {
   "id": "FTB-D-36",
   "question": "Two weapons at once and tight ammo",
   "decision": "Each weapon's dice are rolled apart and only its own ones count for it; a shotgun uses its highest three of six. High-to-low laying out is done for each weapon.",
   "why": "6.7 speaks of a weapon, not of a figure, running out.",
   "rules": [
    "FTB-6.6",
    "FTB-6.7a",
    "FTB-6.1-sg"
   ]
  },
  {
   "id": "FTB-D-37",
   "question": "In Sight with more than two groups",
   "decision": "All Leaders involved roll once. Groups act from most successes down; a group acts only if it scored more than some opposing group in its sight, and a group out-scored by all only reacts. A tie between opponents is rolled again by these two. Leaders with too few dice ever to differ, such as two without any or three opponents with one each, stay tied.",
   "why": "The text handles two Leaders; 5.5.2 wants one test for all in sight. Rolling again could not end such ties.",
   "rules": [
    "FTB-5.5.2c",
    "FTB-5.5.3c"
   ]
  },
  {
   "id": "FTB-D-38",
   "question": "Who leads NPCs in the tests?",
   "decision": "The figure of highest Rep, first rolled among equals; it has no Leader Die unless it was made a Star.",
   "why": "4.3 gives Temporary Leaders no Leader Die.",
   "rules": [
    "FTB-4.3.2",
    "FTB-4.3.4a"
   ]
  },
  {
   "id": "FTB-D-39",
   "question": "Groups of zombies feasting on an Out of the Fight human",
   "decision": "It is Obviously Dead at the end of the turn after the one in which the feast on it began, if zombies are still at it. Until then its friends may drive them off. The feast die is turned down for the first time at that same moment, so no feast ends sooner. No advantage helps.",
   "why": "10.7.1 sends zombies to anyone down and gives the length of the feast but not what becomes of the human; 10.11.3 supposes that some who went Out of the Fight to zombies live. Counting the turn in which it began could kill a figure before any friend had acted, and made being eaten the fate of about half the Stars that zombies brought down. Advantages do not work against zombies.",
   "rules": [
    "FTB-10.7.1b",
    "FTB-3.1.4.5"
   ]
  },
  {
   "id": "FTB-D-40",
   "question": "Seen before in the phase: is that a matter of figures, of groups or of pairs?",
   "decision": "Of figures. Every activation phase of a side keeps one set of figures that have been in sight of an enemy during it; it begins with those in sight at its start. When the move of an active group, or a move that a test forces (FTB-D-192), brings a figure of either side into sight that is not in the set, a test is triggered and the figure joins the set. An In Sight ordered by another rule (Enemies, Walk the Walk, an Encounter) is taken whatever the set holds. Table option phase-sight, default at-start; the other value, empty, begins the set empty, so that a figure in sight from the start triggers a test by its first move, and In Sights about double.",
   "why": "5.5.2 speaks of a group and 5.5.10 of figures; the example of the latter has a figure already seen by one enemy test again because a second enemy comes into view, which only counting figures of both sides explains. What is in sight when the phase begins has been seen in it and does not come into sight.",
   "rules": [
    "FTB-5.5.2a",
    "FTB-5.5.10"
   ]
  },
  {
   "id": "FTB-D-41",
   "question": "Are the two further inches before In Sight free, or part of the move?",
   "decision": "Part of it: they come out of the movement the figure has left, in any direction, and a figure with less left moves only that far. What then remains is used after the test.",
   "why": "5.2 caps a figure at its full distance and 5.5.9 goes on with the same move after the test; the 5.5.2 example moves one figure nearer and another to a corner, so direction is free.",
   "rules": [
    "FTB-5.5.2b",
    "FTB-5.5.9"
   ]
  },
  {
   "id": "FTB-D-42",
   "question": "Does a Leader that is out of sight itself take the In Sight Test?",
   "decision": "Yes, if any figure of its group is in sight of an enemy. It acts afterwards only if it is in sight itself.",
   "why": "The test is one for each group and only its Leader can take it; the text asks no more than that figures of the group be in sight.",
   "rules": [
    "FTB-5.5.3a",
    "FTB-5.5.4a"
   ]
  },
  {
   "id": "FTB-D-43",
   "question": "Do the winners of In Sight act one by one, or does everybody declare first?",
   "decision": "From highest Rep to lowest (equal Reps in the order in which they joined the game) each figure checks brown pants if it is a Citizen, takes its line of the table and declares. A Duck Back, or a Star going on with its move, is carried out as it is declared. Then all declared fire is resolved, then all declared charges, each in the same order; a charge at one that has gone out of sight by then is not made. Last the other side takes the Reaction Tests it owes.",
   "why": "5.5.7 and the review after 5.5.10 want the order of Rep and also every target named before the first shot; declaring first and resolving second keeps both, and 5.6.1 puts the tests last.",
   "rules": [
    "FTB-5.5.4b",
    "FTB-5.5.4c",
    "FTB-5.5.7"
   ]
  },
  {
   "id": "FTB-D-44",
   "question": "Is nobody-twice counted by die or by firing, and how many dice does a Grunt fire, at what rating?",
   "decision": "By firing: one figure's fire on a target, with however many dice, counts as targeting it once. Under In Sight a Grunt puts all its dice on its one target; an NPC does so in all fire, and uses the highest Target rating of its weapon. For figures of the player's side the rating is the player's choice in all fire, and so is the spread of dice: in active fire over any targets, in reaction over those that fired at it.",
   "why": "5.5.5 and 7.4 count targeted figures, not shots, and give an In Sight shooter the nearest enemy. A fixed highest rating for every Grunt was considered, but 6.3 leaves the choice to the player without excepting Grunts, 7.3 and 7.4 leave the player the targets of active fire, and the 5.6.5 example has a Grunt return fire at several, so the seed wins there; where nobody chooses the game needs one answer.",
   "rules": [
    "FTB-5.5.5a",
    "FTB-6.3b",
    "FTB-7.3a",
    "FTB-7.4"
   ]
  },
  {
   "id": "FTB-D-45",
   "question": "Does a figure that Ducked Back earlier in the turn act when its side wins an In Sight?",
   "decision": "Yes, if it is in sight. Duck Back and Run Away are complete as soon as they are rolled, so nothing is left to be completed in In Sight. The ban on fire lasts until the figure is next active or a later Reaction Test, In Sight included, has it fire; the ban of 5.3.3 on a figure forced prone is the same one.",
   "why": "5.7.3 excepts later Reaction Tests, 5.6 lists In Sight among them, and 5.6.2 has results carried out at once.",
   "rules": [
    "FTB-5.7.3c",
    "FTB-5.3.3b",
    "FTB-5.5.7m"
   ]
  },
  {
   "id": "FTB-D-46",
   "question": "Several dice or several shooters on one target: when do hits, damage, cover and Star advantages work?",
   "decision": "All fire that one side declares together (all of an In Sight; otherwise one figure's firing) is rolled on the situation at its declaration; a Duck Back from one die changes neither cover nor sight for the others. Then each target suffers only the worst of its results, and rolls Star Power once against that. For Larger Than Life and Cheating Death the one that did it is the figure whose die gave the worst result, the highest Rep of several.",
   "why": "In the 5.5.7 example one figure has two results from two shooters before anything happens to it, and a Star in its place comes down to Carry On as by one reduction; 7.5 places all dice of a firing before any is looked up.",
   "rules": [
    "FTB-7.6b",
    "FTB-3.1.4.1b",
    "FTB-3.1.4.2",
    "FTB-3.1.4.3",
    "FTB-5.5.7"
   ]
  },
  {
   "id": "FTB-D-47",
   "question": "How many calls of Received Fire does a target owe when several figures fire at it?",
   "decision": "From one In Sight: one, however many fired. From active fire, and from fire in reaction: one for each figure's firing, taken before the next figure fires.",
   "why": "5.6.3 merges shots at the same time. In Sight fire is declared and resolved together; other fire is figure after figure, and 5.6.1 wants its tests at once.",
   "rules": [
    "FTB-5.6.3",
    "FTB-5.6.1a"
   ]
  },
  {
   "id": "FTB-D-48",
   "question": "In what order do several figures test, and how many Leader Dice are rolled?",
   "decision": "Highest Rep first, equal Reps in the order in which they joined the game; each carries out its result before the next one rolls. A Leader rolls one Leader Die for its group for each call, before the group's own dice; a call is everything owed because of one In Sight or one firing. A call that arises inside another has a Leader Die of its own.",
   "why": "The text sets no order; highest first is its habit (5.0, 5.5.7, 8.3.2). The 4.3.4 example happens to tell the Rep 3 before the Rep 4, but nothing in it hangs on that, and its one Leader Die serves both.",
   "rules": [
    "FTB-5.6.5",
    "FTB-5.6.2",
    "FTB-4.3.4a"
   ]
  },
  {
   "id": "FTB-D-49",
   "question": "Return fire with nobody left to fire at, and the reach of a charge by reaction",
   "decision": "When none of those that fired can be fired at any more, being down, gone or out of sight, a result of Fire is Carry On. A charge by reaction can be made at an enemy that the figure's normal move brings it to within 1 inch of, so at most that move plus 1 inch away; no Fast Move.",
   "why": "Fire means fire back, and there is nobody to fire at or hide from. 5.7.2 and 8.2.1 measure a charge up to 1 inch from the target; Fast Move stands under active movement.",
   "rules": [
    "FTB-5.6.2-citizen",
    "FTB-5.6.2-ganger",
    "FTB-5.6.2-militia",
    "FTB-5.6.2-survivor",
    "FTB-5.7.2"
   ]
  },
  {
   "id": "FTB-D-50",
   "question": "May Duck Back take a figure into a building that nobody has entered yet?",
   "decision": "No. The inside of a building is cover to duck into only when it has been entered before in this Encounter; its outer walls and corners are cover as ever. Table option duck-into-building, default entered-before; the other value, any, allows it, and the Defining Moment is then resolved as soon as the reactions are over.",
   "why": "12.16 would otherwise set off a Defining Moment in the middle of a reaction. The one figure of the seed that ducks into a building (10.9.4) has just come out of it.",
   "rules": [
    "FTB-5.7.3a",
    "FTB-12.16a"
   ]
  },
  {
   "id": "FTB-D-51",
   "question": "Do groups that break or join in mid-turn count at once?",
   "decision": "Breaks do: the parts are separate groups under their own Leaders, and a part that has not acted yet activates on its own. Joins made by active figures, or forced by a reaction, count at once too: for the rest of the turn they move, fire and test as one group, each figure within its own movement and its one action. Only figures that merely come to stand within 4 inches wait for the groups of the next turn. Whether a group may activate is decided on its Leader at the start of the turn, or of the part at the break.",
   "why": "Letting every join wait for the next turn was considered; the seed wins, as 4.2.2 lets active groups combine during the turn and its example has a figure take the group it joined along in the same activation. Its sentence on the start of the turn is about activation only.",
   "rules": [
    "FTB-4.2.1c",
    "FTB-4.2.2a",
    "FTB-4.2.2b",
    "FTB-4.2.2c"
   ]
  },
  {
   "id": "FTB-D-52",
   "question": "Who sees into and out of a building?",
   "decision": "Every building on a map has at least one door. A figure inside, within 1 inch of an outer wall, sees out there and is seen, and is in cover; deeper inside it neither sees out nor is seen from outside. Figures in one building see each other.",
   "why": "The seed knows doors (10.8.1) but neither windows nor sight through walls; the 1 inch edge of woods (9.2.3) is its only model for seeing into an area.",
   "rules": [
    "FTB-7.1",
    "FTB-9.1e",
    "FTB-10.8.1a"
   ]
  },
  {
   "id": "FTB-D-53",
   "question": "Where was a human last seen that went into a building?",
   "decision": "In the doorway. A zombie that comes to that doorway goes on through it with what movement it has left, at the cost of 2 inches, and further in when next active; a locked or barricaded door stops it.",
   "why": "10.7 leads it to the spot of the last sight, which is the doorway; a zombie that stopped there would never follow anybody, and 10.8.1 lets it in by doors.",
   "rules": [
    "FTB-10.7d",
    "FTB-10.8.1a",
    "FTB-10.8.1b"
   ]
  },
  {
   "id": "FTB-D-54",
   "question": "Does the charge of a zombie need sight, and when are the 6 inches measured?",
   "decision": "It needs a clear Line of Sight, whichever way it faces, and a way to contact within its movement. Distance and sight are judged when that zombie moves; it then stands at 1 inch, and the tests follow after all zombies have moved. Table option zed-charge, default near; by the other value, seen, it charges only those in its front.",
   "why": "10.7 names only the distance, and asks for sight only in the next priority; 8.2 gives the needs of every charge, and 7.1 makes a Line of Sight a straight line. 10.6 parts moving from testing.",
   "rules": [
    "FTB-10.7b",
    "FTB-8.2a",
    "FTB-10.6b"
   ]
  },
  {
   "id": "FTB-D-55",
   "question": "Must a zombie see a feast to be drawn to it?",
   "decision": "Yes: within 12 inches and in Line of Sight of the feast or the body, also for joining one that goes on.",
   "why": "The list in 10.7 gives the distance alone but refers to 10.7.1, which asks for both.",
   "rules": [
    "FTB-10.7a",
    "FTB-10.7.1a"
   ]
  },
  {
   "id": "FTB-D-56",
   "question": "Zombie surprise: a Grunt that cannot fire, the number for damage, and the way out",
   "decision": "A Grunt without a loaded ranged weapon moves away without a roll. Damage is rolled against Impact, the zombies being on the charge. Whoever moves away goes where its player says, as in any move, as far as it still can and not past zombies or Enemies on their feet. Table option surprise-impact, default impact; the other value, rep, uses the Rep of the shooter (easy to kill).",
   "why": "The 10.4 example calls the zombies that are fired at charging, and 10.10.4 then takes Impact. The other reading is that no charge test is part of the surprise, so that easy to kill would apply.",
   "rules": [
    "FTB-10.4c",
    "FTB-10.4e",
    "FTB-10.10.4"
   ]
  },
  {
   "id": "FTB-D-57",
   "question": "What do active NPCs do with a target in sight, or with zombies near?",
   "decision": "Each figure by itself, before the Leader's die is applied: with no loaded gun in hand it reloads one that is empty; with a zombie in sight within 6 inches it fires at it, or charges it when it cannot fire, Enemy or not. An Enemy with a target fires at the nearest player figure. Only the others advance, leave or stay by the die. Robbers who have what they came for and Military who ignored the players do all this too; whoever is left over leaves, whatever the die, also when they have become Enemies.",
   "why": "5.2 lets an active figure fire and 6.7 has Grunts always reload; 12.17 is about NPCs that have lost sight of the players, and read alone it kept Enemies from ever firing when active and from noticing zombies.",
   "rules": [
    "FTB-12.17",
    "FTB-12.17m",
    "FTB-5.2b",
    "FTB-14.13.5e"
   ]
  },
  {
   "id": "FTB-D-58",
   "question": "On which activation dice do PEFs act?",
   "decision": "On 4 or less on the die they share with the zombies.",
   "why": "12.2 makes them Rep 4, 12.3 activates them like figures and speaks of the eligible ones, and 5.0 bars a Rep below the die.",
   "rules": [
    "FTB-12.3a",
    "FTB-12.2",
    "FTB-5.0d"
   ]
  },
  {
   "id": "FTB-D-59",
   "question": "When is a weapon in view, and which can be concealed?",
   "decision": "In hand is in view. Pistol, BA Pistol, Machine Pistol and One-Hand melee weapons may be carried concealed instead; a Leader that has to draw one counts -1d6 on that In Sight, and then has it in hand, as has whoever fires or fights with one. In 14.6 to 14.8 the -1d6 counts on every In Sight of the Encounter for a Leader of the players that has such a weapon in hand, drawn by now or not; without one there is none to draw. Drawing does not take the turn of 11.7.3, which is for Items stored away.",
   "why": "Law & Order has to know what is shown. The three first Encounters conceal Pistols and BA Pistols at that price; the others named are the remaining weapons of one hand (FTB-D-29).",
   "rules": [
    "FTB-12.7b",
    "FTB-12.7m",
    "FTB-5.5.3m",
    "FTB-11.7.3b"
   ]
  },
  {
   "id": "FTB-D-60",
   "question": "Who has already taken Zed or No Zed and See the Feast, and does zombie surprise call for the former?",
   "decision": "A figure made or generated after day 20 has passed both. Zombie surprise takes the place of Zed or No Zed: no test is rolled in it, and a human on its feet when it is over counts as having passed. Only in 14.6, whose objective is that test, is it rolled on finding the zombie; two passes then go on to the surprise, one or none are carried out in place of it.",
   "why": "By then zombies are everyday (14.8). 10.9.3 counts the first time within 6 inches, but 10.4 is a whole procedure from the find to the melee and the 12.16 example goes through it without that test; rolled on top it would settle the same charge twice. 14.6.1 asks for the test itself, so there the seed wins.",
   "rules": [
    "FTB-10.9.3a",
    "FTB-10.9.4",
    "FTB-10.4b",
    "FTB-14.6.1"
   ]
  },
  {
   "id": "FTB-D-61",
   "question": "Do NPCs that are not Enemies keep a building from being searched?",
   "decision": "No. Only Enemies and working zombies in it do.",
   "why": "11.9 speaks of opponents, which people one has talked to are not.",
   "rules": [
    "FTB-11.9a"
   ]
  },
  {
   "id": "FTB-D-62",
   "question": "What is the shape of the arc of fire?",
   "decision": "A strip as wide in inches as the Target rating used, across the line from the shooter to the first target and beginning at that target, to the left or the right as the shooter likes. Every other figure fired at stands in it and no farther from the first than the same number of inches.",
   "why": "6.5 starts the arc at the first figure fired at. A strip alone would take in figures far behind each other; the seed also caps the distance from first to last figure at the swath, and it wins.",
   "rules": [
    "FTB-6.5a"
   ]
  },
  {
   "id": "FTB-D-63",
   "question": "How do figures leave the table, and when does an Encounter end?",
   "decision": "An active figure may move off any edge, unless the Encounter names the way out (14.7, 14.8, 14.10). The Encounter ends when no player figure able to act is on the table, or by its own rule (14.11.8), or when the player says so with its objective met and no Enemy, working zombie or PEF left. Items found are kept only if carried off; the objective of Search is met by the finding.",
   "why": "5.0 lets a game last without limit and only some Encounters give an exit or an end; the toolbox lets active players leave as they like. That Search should need the Items carried off was considered, but 14.14.1 asks for no more than to find them, so the seed wins for the objective.",
   "rules": [
    "FTB-5.2a",
    "FTB-14.0",
    "FTB-14.14.1",
    "FTB-14.11.8"
   ]
  },
  {
   "id": "FTB-D-64",
   "question": "Does class matter in Talk the Talk?",
   "decision": "No. Table option class-talk, default off; on: the player's Leader rolls 2d6 fewer when just one of the two Leaders is a Ganger and 1d6 fewer for any other difference of class.",
   "why": "3.4.3, 3.4.5 and 3.4.7 say who preys on, fights, crushes or mistrusts whom, but the table did not know it. The sizes are this register's own, in the spirit of the -2d6 of the sister game's table. 12.13 names only Attributes as changing the dice, hence an option. Default on until play showed what it did; a Survivor talked with nearly everybody at a loss, and one evening of Chillin' in seven was a success.",
   "rules": [
    "FTB-12.13a",
    "FTB-12.13m",
    "FTB-3.4.3",
    "FTB-3.4.5",
    "FTB-3.4.7"
   ]
  },
  {
   "id": "FTB-D-65",
   "question": "What does one pass on PEF Resolution do?",
   "decision": "No contact, like none. Table option pef-one-pass, default off; on: the next PEF or Defining Moment of the Encounter rolls 3d6 and counts the best two.",
   "why": "Only two passes are ever a contact in the text (12.5.1, No Terrain). The extra die was invented for this register, after sister games where one pass means that something is near, and made contacts more frequent than the seed has them.",
   "rules": [
    "FTB-12.5m",
    "FTB-12.5a"
   ]
  },
  {
   "id": "FTB-D-66",
   "question": "Do enemies in cover cost a die in In Sight?",
   "decision": "No. Table option concealed-in-sight, default off; on: -1d6 for a Leader when every enemy it can see is in cover.",
   "why": "The circumstance comes from a sheet for another game of the author, not from the seed, and cover already counts on Ranged Combat.",
   "rules": [
    "FTB-5.5.3m"
   ]
  },
  {
   "id": "FTB-D-67",
   "question": "May an Encounter be called off with its objective unmet?",
   "decision": "Yes, when no Enemy, zombie or PEF is left; it then counts by what was done.",
   "why": "Walking off an empty table changes nothing.",
   "rules": [
    "FTB-D-63",
    "FTB-14.0"
   ]
  },
  {
   "id": "FTB-D-68",
   "question": "A figure that lies there when the Encounter ends",
   "decision": "It loses what it found only if nobody of the players still stands on the table.",
   "why": "Friends would carry it off.",
   "rules": [
    "FTB-14.0",
    "FTB-11.7.2"
   ]
  },
  {
   "id": "FTB-D-69",
   "question": "What when a Star dies?",
   "decision": "Its player picks a new leader from the band, who becomes a Star; otherwise that seat is out. The new Star has two Attributes like any other: what it lacks of them is rolled and chosen at once. The game ends when no seat has a Star, or by choice at the start of any month.",
   "why": "4.3.3 and 11.3; 3.3 gives Stars two Attributes.",
   "rules": [
    "FTB-4.3.3",
    "FTB-3.3a"
   ]
  },
  {
   "id": "FTB-D-70",
   "question": "Is Food used in the first thirty days?",
   "decision": "No, from the second month on.",
   "why": "11.4 is the turn of a month.",
   "rules": [
    "FTB-11.8.2a"
   ]
  },
  {
   "id": "FTB-D-71",
   "question": "Below which Rep does hunger not press a Star?",
   "decision": "2.",
   "why": "15.2: never lower.",
   "rules": [
    "FTB-11.8.2b"
   ]
  },
  {
   "id": "FTB-D-72",
   "question": "What may be done in the first weeks?",
   "decision": "The learning Encounter, in any area, or staying Home. Table option encounters, default after_30; the other value, from-start, offers the Voluntary ones as well, each with its Involuntary check.",
   "why": "14.3 has the eight full Encounters after the first thirty days. That the Confrontation can be rolled for then (D-6), and that two enter a town on day 18 in the example of 12.16, speaks for the other reading.",
   "rules": [
    "FTB-14.5",
    "FTB-14.3",
    "FTB-11.3b"
   ]
  },
  {
   "id": "FTB-D-73",
   "question": "Which area do later Encounters have?",
   "decision": "The one chosen for the month; Burglarized is where Home is. Chillin' may be had from every area, and takes place in a city. Table option chillin, default anywhere; the other value, urban, offers it in an urban area alone.",
   "why": "11.4, 14.9.3; 14.1 lists Chillin' without a condition, and 14.10.3 names the area where it takes place.",
   "rules": [
    "FTB-11.4",
    "FTB-14.10.3"
   ]
  },
  {
   "id": "FTB-D-74",
   "question": "What becomes of a Home left behind by travel?",
   "decision": "It stays, with all that nobody takes along, for whoever comes back; while one is in another area nothing of it is at hand, and burglars find nobody Home. A new Home may be made at the start of any month, at no cost; the old one is then given up. Table option travel, default keep; by the other value, leave, the Home and what is left there are lost at once.",
   "why": "11.5 and 11.11 take nothing away, and travel is not among the ways of 11.7.2 to lose Items.",
   "rules": [
    "FTB-11.13a",
    "FTB-11.5",
    "FTB-11.7.2"
   ]
  },
  {
   "id": "FTB-D-75",
   "question": "Which Class does the band take when the Star chooses?",
   "decision": "Its Star's.",
   "why": "4.1.",
   "rules": [
    "FTB-4.1f",
    "FTB-3.4.1"
   ]
  },
  {
   "id": "FTB-D-76",
   "question": "What is no more than a Pistol?",
   "decision": "A One-Hand melee weapon counts as less and may be carried instead, in all three learning Encounters. In a campaign other weapons are put down at Home before anything is packed, those in hand last.",
   "why": "It is the least of weapons.",
   "rules": [
    "FTB-14.6.5a",
    "FTB-14.7.5a",
    "FTB-14.8.5b"
   ]
  },
  {
   "id": "FTB-D-77",
   "question": "Old acquaintances in the place of a night out",
   "decision": "Enemies fight; friends are talked with like anybody there.",
   "why": "12.9 knows no exception, and 14.10.6 has all talk who do not fight.",
   "rules": [
    "FTB-14.10.6a",
    "FTB-12.9"
   ]
  },
  {
   "id": "FTB-D-78",
   "question": "What does a raid bring?",
   "decision": "1/2d6 of the kind of Item named, or one weapon; somebody is only found.",
   "why": "14.12.1 leaves it to the player.",
   "rules": [
    "FTB-14.12.1"
   ]
  },
  {
   "id": "FTB-D-79",
   "question": "When is Raid: Defend lost?",
   "decision": "When a raider stands in the Target Building with no player figure able to act in it, or none is able to act and a raider is. A hostage not found, or a member taken, is lost to the band.",
   "why": "D-8 asks for keeping it.",
   "rules": [
    "FTB-14.2c"
   ]
  },
  {
   "id": "FTB-D-80",
   "question": "Who counts as moving when a robbery turns to In Sight?",
   "decision": "Whoever chose to fight. Old Enemies chose long ago: they go to In Sight at once, the players counting as moving, and such prey counts as having provoked the fight.",
   "why": "14.13.5 has them go to In Sight. With Enemies there is no talk (12.9).",
   "rules": [
    "FTB-12.9",
    "FTB-14.13.1",
    "FTB-14.13.5c"
   ]
  },
  {
   "id": "FTB-D-81",
   "question": "How do players enter?",
   "decision": "One edge of the section for the whole group: the Leader's spot is chosen, the others keep formation. Opposed seats come in by sections 9, 1, 7 and 3.",
   "why": "10.2.1 leaves the edge to them.",
   "rules": [
    "FTB-10.2.1a"
   ]
  },
  {
   "id": "FTB-D-82",
   "question": "Jail and safe zone",
   "decision": "Only a Star pays; arrested Grunts go free after the week, and all Police arrests end with the thirty days. Who arrested somebody is remembered. On the players' own table it is the Police on days 1 to 20 and the Military on days 21 to 30.",
   "why": "12.11 and 12.12 speak of the Star. From day 21 the Military have replaced the Police (11.1.3), and until then only Police are met (12.5.2).",
   "rules": [
    "FTB-11.1.3",
    "FTB-12.5.2m",
    "FTB-12.11",
    "FTB-12.12"
   ]
  },
  {
   "id": "FTB-D-83",
   "question": "Who comes from where without a table?",
   "decision": "The die of the Tabletop decides who counts as moving; leaving the Tabletop ends that contact alone, and the player may go home between PEFs.",
   "why": "The toolbox gives no more.",
   "rules": [
    "FTB-TB-tabletop-c",
    "FTB-TB-tabletop-h"
   ]
  },
  {
   "id": "FTB-D-84",
   "question": "A rescue with nobody in the band",
   "decision": "One recruit is rolled anyway.",
   "why": "14.12.2 needs a hostage.",
   "rules": [
    "FTB-14.12.2"
   ]
  },
  {
   "id": "FTB-D-85",
   "question": "How much is remembered of people met?",
   "decision": "The last twelve meetings of one acquaintance, a hundred acquaintances in all.",
   "why": "Nothing may grow with the age of a campaign.",
   "rules": [
    "FTB-12.15a"
   ]
  },
  {
   "id": "FTB-D-86",
   "question": "Does a PEF have a front?",
   "decision": "No: a line in either direction is sight.",
   "why": "It faces nowhere, and In Sight asks who sees or is seen.",
   "rules": [
    "FTB-12.5a"
   ]
  },
  {
   "id": "FTB-D-87",
   "question": "Do walls stop a PEF?",
   "decision": "No, it goes straight through.",
   "why": "12.4; it is a marker and nobody yet.",
   "rules": [
    "FTB-12.4"
   ]
  },
  {
   "id": "FTB-D-88",
   "question": "What of a PEF that is in sight already?",
   "decision": "With two passes it is resolved when it acts; with one or none it stays. It is also resolved when an active player figure moves in sight of it.",
   "why": "12.3 and 12.5.",
   "rules": [
    "FTB-12.3m",
    "FTB-12.5a"
   ]
  },
  {
   "id": "FTB-D-89",
   "question": "How many old acquaintances are met?",
   "decision": "As many as were rolled, those known first and new faces after them; their weapons are rolled anew.",
   "why": "12.15 leaves the number met as it is.",
   "rules": [
    "FTB-12.15a"
   ]
  },
  {
   "id": "FTB-D-90",
   "question": "Old acquaintances that are neither friend nor Enemy",
   "decision": "They are met as strangers are.",
   "why": "12.15 names only those two.",
   "rules": [
    "FTB-12.15c"
   ]
  },
  {
   "id": "FTB-D-91",
   "question": "How often may one talk with a party?",
   "decision": "Once in an Encounter.",
   "why": "Equal rolls could otherwise be repeated until they are won.",
   "rules": [
    "FTB-12.13a"
   ]
  },
  {
   "id": "FTB-D-92",
   "question": "Must Talk the Talk be taken?",
   "decision": "The player may Walk the Walk instead.",
   "why": "12.14: at any time.",
   "rules": [
    "FTB-12.14a"
   ]
  },
  {
   "id": "FTB-D-93",
   "question": "How much Food does recruiting need?",
   "decision": "In a campaign, on any day, a unit at Home or carried for each recruit of the Encounter, those taken in before included.",
   "why": "11.8.2 asks for Food to give to the new Grunts; the others have had theirs for this month, and who eats in the next is the player's to say.",
   "rules": [
    "FTB-11.8.2b",
    "FTB-12.13b"
   ]
  },
  {
   "id": "FTB-D-94",
   "question": "Who is arrested, disarmed or ordered off?",
   "decision": "The whole group that was stopped; when ordered off it leaves at once by the nearest edge.",
   "why": "Obedience would otherwise have to be watched over turns.",
   "rules": [
    "FTB-12.7m"
   ]
  },
  {
   "id": "FTB-D-95",
   "question": "How much do hands hold?",
   "decision": "Two hands; a two-hand Item fills both. A Two-Hand melee weapon may be held in one of them, with another weapon in the other hand, and then counts as used in one hand.",
   "why": "11.7.3 counts Items by hands; 8.1 has such a weapon used in one hand.",
   "rules": [
    "FTB-11.7.3b",
    "FTB-8.1"
   ]
  },
  {
   "id": "FTB-D-96",
   "question": "Is a weapon gained in hand at once?",
   "decision": "One that is searched for, looted or picked up goes into free hands; one from barter is stowed.",
   "why": "The turn of activation was spent on the former.",
   "rules": [
    "FTB-11.7.3b"
   ]
  },
  {
   "id": "FTB-D-97",
   "question": "What is the turn of activation that searching or drawing costs?",
   "decision": "The one further action, without a Fast Move.",
   "why": "As reloading is (6.7); that alone says how far a figure may go meanwhile, so FTB-D-180 reaches no farther.",
   "rules": [
    "FTB-11.9a",
    "FTB-11.7.3b"
   ]
  },
  {
   "id": "FTB-D-98",
   "question": "What does hiding or showing a weapon, or beginning to talk, cost?",
   "decision": "Nothing.",
   "why": "They are not among the actions of 5.2.",
   "rules": [
    "FTB-12.13a"
   ]
  },
  {
   "id": "FTB-D-99",
   "question": "Does the Cure come beside the loot, and by barter?",
   "decision": "It takes the place of the row that was rolled. By barter one dose is offered for the Item. Table option cure-barter, default on; off: it does not come by barter.",
   "why": "14.15 speaks of rolling on the Loot Table, and barter (11.12) is such a roll; one Item is named there, and one is had for it.",
   "rules": [
    "FTB-14.15.1a",
    "FTB-11.12a"
   ]
  },
  {
   "id": "FTB-D-100",
   "question": "How much of a building do Enemies and zombies keep from being searched?",
   "decision": "Their own floor.",
   "why": "11.9 counts each floor as a building.",
   "rules": [
    "FTB-11.9a",
    "FTB-11.9b"
   ]
  },
  {
   "id": "FTB-D-101",
   "question": "What can be taken from the fallen?",
   "decision": "From others weapons and armor, from one's own band everything; Loot is rolled for opponents alone.",
   "why": "11.10 and 5.2.",
   "rules": [
    "FTB-11.10a",
    "FTB-11.10b"
   ]
  },
  {
   "id": "FTB-D-102",
   "question": "What is a way in cover that is no longer?",
   "decision": "One no more than a quarter of an inch longer.",
   "why": "Measured ways are hardly ever equal.",
   "rules": [
    "FTB-12.17m"
   ]
  },
  {
   "id": "FTB-D-103",
   "question": "When do the Defining Moments of a night out happen?",
   "decision": "One after the other on entering, until somebody fights. Those that are left follow when somebody comes in again, or are the further action of a figure inside.",
   "why": "14.10.5 gives no pace.",
   "rules": [
    "FTB-14.10.5b"
   ]
  },
  {
   "id": "FTB-D-104",
   "question": "Which Line of Sight does Zed or No Zed need?",
   "decision": "A clear line between human and zombie, whichever way they face.",
   "why": "10.9.3 names only the distance; through a wall nobody meets anything.",
   "rules": [
    "FTB-10.9.3a"
   ]
  },
  {
   "id": "FTB-D-105",
   "question": "When is a later meeting after no dice passed?",
   "decision": "In a later turn, with any zombie within 6 inches.",
   "why": "Otherwise one zombie near by could never be fired at again.",
   "rules": [
    "FTB-10.9.3c"
   ]
  },
  {
   "id": "FTB-D-106",
   "question": "A zombie that is near already when the human activates, or that comes near",
   "decision": "Tested as the human activates, or after all zombies have moved and before their charges; one test serves for all zombies there. Where the move of players' figures leads to a contact with zombies, those of the group that have one within 6 inches are tested at once.",
   "why": "10.6 parts moving from testing. 10.9.3 asks for the test the very first time, so it is not put off to the next move.",
   "rules": [
    "FTB-10.9.3a",
    "FTB-10.6b",
    "FTB-12.5b"
   ]
  },
  {
   "id": "FTB-D-107",
   "question": "What does a figure miss that may not act for so many turns?",
   "decision": "Exactly so many activations, that of this turn among them if it has not acted yet, and what an In Sight that its group wins would have it do meanwhile: it holds. Tests that it owes are taken as usual, and whoever charges it may be fired at.",
   "why": "Action means activation (5.2); 5.5.3 has the group that wins In Sight act, where the other can only react.",
   "rules": [
    "FTB-10.9.4m",
    "FTB-5.5.4a"
   ]
  },
  {
   "id": "FTB-D-108",
   "question": "How long does a zombie make for the spot of last sight?",
   "decision": "Until it stands within an inch of it, or finds no way; what movement is left goes straight on.",
   "why": "10.7 sends it to the spot, D-53 has it go on over several activations, 10.8 has it always move its full distance.",
   "rules": [
    "FTB-10.7d"
   ]
  },
  {
   "id": "FTB-D-109",
   "question": "Where was somebody last seen?",
   "decision": "When a human moves out of view of a zombie that saw it when last active, at the last point of that way still in view. When it moves away in a surprise, at the last point to which the zombies that follow it have a clear line, whichever way they face.",
   "why": "The 10.7 example. Zombies that follow somebody have seen it.",
   "rules": [
    "FTB-10.7d"
   ]
  },
  {
   "id": "FTB-D-110",
   "question": "Which shots draw zombies that are on the table already?",
   "decision": "Those of this turn and the last, added up by spot.",
   "why": "Zombies that act first in a turn would otherwise hear nothing.",
   "rules": [
    "FTB-10.7e"
   ]
  },
  {
   "id": "FTB-D-111",
   "question": "When does the feast begin on somebody that zombies brought down?",
   "decision": "At once, with the zombies in contact.",
   "why": "They have reached the body.",
   "rules": [
    "FTB-10.7.1b"
   ]
  },
  {
   "id": "FTB-D-112",
   "question": "What counts as seeing a feast, and as having reached it?",
   "decision": "Seeing the body or a zombie at it; touching one that eats is having come to it.",
   "why": "Those who eat hide the body, and any number may join.",
   "rules": [
    "FTB-10.7.1a",
    "FTB-10.7.1d"
   ]
  },
  {
   "id": "FTB-D-113",
   "question": "What if the zombies at a feast are driven off, or the body is gone?",
   "decision": "The feast is over; a zombie that comes to the body later begins a new one with a new die.",
   "why": "D-39 asks for zombies that are still at it.",
   "rules": [
    "FTB-10.7.1b"
   ]
  },
  {
   "id": "FTB-D-114",
   "question": "Which way is 12 o'clock when zombies leave a feast?",
   "decision": "The way each of them faces.",
   "why": "As in 10.3.",
   "rules": [
    "FTB-10.7.1c"
   ]
  },
  {
   "id": "FTB-D-115",
   "question": "How near does a zombie come without a charge?",
   "decision": "One inch.",
   "why": "Contact comes only by a charge (8.2.1).",
   "rules": [
    "FTB-10.7c"
   ]
  },
  {
   "id": "FTB-D-116",
   "question": "In what order do the charges of zombies go?",
   "decision": "The human of the highest Rep first; the tests that others owe are taken before the next charge.",
   "why": "5.6.1 wants tests at once.",
   "rules": [
    "FTB-10.6b"
   ]
  },
  {
   "id": "FTB-D-117",
   "question": "How often does a zombie turn at dead ends?",
   "decision": "As long as it has movement left, three times at most in one move.",
   "why": "10.7 has it turn, and it must end.",
   "rules": [
    "FTB-10.7f"
   ]
  },
  {
   "id": "FTB-D-118",
   "question": "Do zombies act that are found or drawn in their own phase?",
   "decision": "No; they have had that turn.",
   "why": "10.6 has them wait for their next activation.",
   "rules": [
    "FTB-10.6b"
   ]
  },
  {
   "id": "FTB-D-119",
   "question": "Where do zombies of a surprise stand?",
   "decision": "Inside, two inches off or more, in plain view of whoever came in first.",
   "why": "10.4 has them charge over a distance.",
   "rules": [
    "FTB-10.4a"
   ]
  },
  {
   "id": "FTB-D-120",
   "question": "Who declares in a zombie surprise?",
   "decision": "All humans that are ahead choose or roll first, then act in that order; then come all melees.",
   "why": "The order of dice in the 12.16 example.",
   "rules": [
    "FTB-10.4c"
   ]
  },
  {
   "id": "FTB-D-121",
   "question": "A surprise by fewer zombies than humans",
   "decision": "Humans without a zombie still compare totals; those ahead may fire at any that were found, by Rep (D-23), or move away.",
   "why": "10.4 compares every human's total and has whoever is ahead fire or move away; matching says only who is attacked.",
   "rules": [
    "FTB-10.4b",
    "FTB-10.4c"
   ]
  },
  {
   "id": "FTB-D-122",
   "question": "Where does somebody infected turn?",
   "decision": "Only on the table, Out of the Fight included, and never when dead; whoever is carried turns beside its carrier.",
   "why": "Doubles are rolled in Encounters only.",
   "rules": [
    "FTB-10.11.3d"
   ]
  },
  {
   "id": "FTB-D-123",
   "question": "What sets off car alarms and telephones?",
   "decision": "Table option noises, default off. On: a figure spends its action to set off or stop the alarm of a vehicle within an inch, or to let a telephone ring.",
   "why": "10.2.4 leaves other noise to the players.",
   "rules": [
    "FTB-10.2.4a"
   ]
  },
  {
   "id": "FTB-D-124",
   "question": "What are nets, ropes and anchor chains on a table?",
   "decision": "Places of the map of these kinds; a zombie in the water within an inch of one climbs out by it, which is its whole activation.",
   "why": "10.8.4 has it take one turn of activation.",
   "rules": [
    "FTB-10.8.4b"
   ]
  },
  {
   "id": "FTB-D-125",
   "question": "How near is next to, or in contact with, a body or the back of a zombie?",
   "decision": "Within 1 inch, on the same floor, with a line between.",
   "why": "Base contact cannot be picked on a table to the hair; 8.2.1 measures by 1 inch.",
   "rules": [
    "FTB-7.9",
    "FTB-5.7.5.1a",
    "FTB-10.10.5a"
   ]
  },
  {
   "id": "FTB-D-126",
   "question": "Does Star Power work on going Out of the Fight by Rep 0?",
   "decision": "Yes; lowered to Carry On it fights on at Rep 1.",
   "why": "Every Out of the Fight of a melee rolls it.",
   "rules": [
    "FTB-3.1.4.1b",
    "FTB-8.3.1a"
   ]
  },
  {
   "id": "FTB-D-127",
   "question": "A melee in which nobody has a die",
   "decision": "They let go of each other and carry on.",
   "why": "It would be a draw for ever.",
   "rules": [
    "FTB-8.3b"
   ]
  },
  {
   "id": "FTB-D-128",
   "question": "Several chargers of whom one comes from behind",
   "decision": "The target counts as charged to the rear: one die fewer, no shot.",
   "why": "8.2.1: the worse result for the target.",
   "rules": [
    "FTB-8.2.1d",
    "FTB-8.2.2"
   ]
  },
  {
   "id": "FTB-D-129",
   "question": "Where did the movement of a charger begin?",
   "decision": "Where the figure became active; in a reaction, where it stands.",
   "why": "2.2.2 speaks of its movement.",
   "rules": [
    "FTB-2.2.2c"
   ]
  },
  {
   "id": "FTB-D-130",
   "question": "May a prone figure charge?",
   "decision": "Yes; it gets up for half its move, in a reaction too.",
   "why": "5.3.3.",
   "rules": [
    "FTB-8.2a",
    "FTB-5.3.3c"
   ]
  },
  {
   "id": "FTB-D-131",
   "question": "Which Rep counts for Larger Than Life and Cheating Death in a melee?",
   "decision": "The real one, without what lost rounds cost.",
   "why": "That loss is passing.",
   "rules": [
    "FTB-3.1.4.2",
    "FTB-3.1.4.3"
   ]
  },
  {
   "id": "FTB-D-132",
   "question": "May a charged target hold its shot?",
   "decision": "No. It fires one weapon; a player's figure chooses weapon and charger, an NPC its first gun at the nearest charger.",
   "why": "8.2.1 has it fire.",
   "rules": [
    "FTB-8.2.1c",
    "FTB-8.2.1e"
   ]
  },
  {
   "id": "FTB-D-133",
   "question": "Does a human that charges a zombie roll?",
   "decision": "Yes, though the zombie cannot fire.",
   "why": "10.11 excepts zombies alone.",
   "rules": [
    "FTB-10.11"
   ]
  },
  {
   "id": "FTB-D-134",
   "question": "A carrier that charges",
   "decision": "It lays the wounded figure down first.",
   "why": "As one that is charged does.",
   "rules": [
    "FTB-5.7.5.1d"
   ]
  },
  {
   "id": "FTB-D-135",
   "question": "Man Down while figures charge",
   "decision": "Chargers take none; others take it when the charge is over, before the next one.",
   "why": "5.6.1, and D-116.",
   "rules": [
    "FTB-5.6.1b",
    "FTB-10.6b"
   ]
  },
  {
   "id": "FTB-D-136",
   "question": "When may a Star take its turn in a melee?",
   "decision": "Before every round.",
   "why": "8.3.2: at any time.",
   "rules": [
    "FTB-8.3.2a"
   ]
  },
  {
   "id": "FTB-D-137",
   "question": "Which melee weapon is used?",
   "decision": "The best in hand; with none in hand a melee is never lethal. A player's Star may leave its weapon out against humans.",
   "why": "8.3.3.",
   "rules": [
    "FTB-8.3.3a"
   ]
  },
  {
   "id": "FTB-D-138",
   "question": "Do killing the fallen and popping the weasel cost the action?",
   "decision": "Auto-kill and capture are free, on other sides only and on nobody who is carried; the weasel is the one further action.",
   "why": "7.9 allows it on the turn of the shot; 5.2.",
   "rules": [
    "FTB-7.9",
    "FTB-10.10.5a"
   ]
  },
  {
   "id": "FTB-D-139",
   "question": "Auto-kill on a Star",
   "decision": "Larger Than Life leaves capture only; Cheating Death may be declared.",
   "why": "3.1.4.",
   "rules": [
    "FTB-7.9",
    "FTB-3.1.4.2"
   ]
  },
  {
   "id": "FTB-D-140",
   "question": "Where do Medical Supplies come from?",
   "decision": "In an Encounter from the patient or the Medic; after it from anybody of the band who is there, or from Home.",
   "why": "8.4: if available.",
   "rules": [
    "FTB-8.4b"
   ]
  },
  {
   "id": "FTB-D-141",
   "question": "What is the Medic's turn of activation?",
   "decision": "It has neither moved nor acted before, and does neither after, a Fast Move or getting up included: its turn is over.",
   "why": "It activates next to the figure and spends its turn.",
   "rules": [
    "FTB-3.3-medic",
    "FTB-5.7.5b"
   ]
  },
  {
   "id": "FTB-D-142",
   "question": "What is at stake in a Challenge, and how often?",
   "decision": "It is the one further action; players agree on ease, tool and stake (nothing, prone, or Out of the Fight). Who gave up takes none again in this Encounter.",
   "why": "The rules cannot tell one attempt from another.",
   "rules": [
    "FTB-TB-challenge-a"
   ]
  },
  {
   "id": "FTB-D-143",
   "question": "Something stops a charger on its way",
   "decision": "It keeps its action; others charge on only if they stand within an inch already and their turn is not over.",
   "why": "8.2.1.",
   "rules": [
    "FTB-8.2.1a"
   ]
  },
  {
   "id": "FTB-D-144",
   "question": "How do humans get in and out of buildings?",
   "decision": "By doors and windows, at no cost; not through walls.",
   "why": "10.8.1 gives them no penalty.",
   "rules": [
    "FTB-10.8.1a"
   ]
  },
  {
   "id": "FTB-D-145",
   "question": "Whom do low walls, hedges and cars cover?",
   "decision": "Of two figures the one that is no farther from them. Vans, trucks and buses hide wholly.",
   "why": "Leaning on a wall should not cover a target in the open.",
   "rules": [
    "FTB-7.5m"
   ]
  },
  {
   "id": "FTB-D-146",
   "question": "Do bodies give cover?",
   "decision": "A figure in the way hides another wholly or not at all.",
   "why": "5.5.1 names them for sight only.",
   "rules": [
    "FTB-5.5.1b"
   ]
  },
  {
   "id": "FTB-D-147",
   "question": "May one duck behind half cover?",
   "decision": "Yes, within an inch of it. Until it goes or turns it neither sees nor is seen, but over a clear line. NPCs look out when next active, which may trigger In Sight.",
   "why": "5.7.3; the inch is that of 9.2.3.",
   "rules": [
    "FTB-5.7.3a",
    "FTB-5.7.3d"
   ]
  },
  {
   "id": "FTB-D-148",
   "question": "What is the edge of woods?",
   "decision": "Everything within an inch of their outline. A line that goes deeper is blocked unless both ends lie in that wood; through the rim from side to side is cover.",
   "why": "9.2.3 is about depth, not length.",
   "rules": [
    "FTB-9.2.3b"
   ]
  },
  {
   "id": "FTB-D-149",
   "question": "Vision in woods in the evening",
   "decision": "6 inches, by full moon too.",
   "why": "13.0 calls the evening early night.",
   "rules": [
    "FTB-9.2.3a"
   ]
  },
  {
   "id": "FTB-D-150",
   "question": "What is the crest of a hill?",
   "decision": "A line of the map of this kind; a figure within 0.45 inches touches it.",
   "why": "Half the width of a base.",
   "rules": [
    "FTB-9.2.1a"
   ]
  },
  {
   "id": "FTB-D-151",
   "question": "How steep are steep hills?",
   "decision": "They price the way so that 8 inches become 2, and 6 become 2 for zombies.",
   "why": "9.2.1 gives 2 inches.",
   "rules": [
    "FTB-9.2.1b"
   ]
  },
  {
   "id": "FTB-D-152",
   "question": "Fences and walls in the open",
   "decision": "Everybody passes low walls, hedges and fences without cost but does not stop on them. Wire bars and hides nobody, high walls bar and hide.",
   "why": "The book is silent.",
   "rules": [
    "FTB-9.2"
   ]
  },
  {
   "id": "FTB-D-153",
   "question": "Which water can zombies leave?",
   "decision": "Water of the kind water anywhere, a pool never; into a pool they go only after a human in it.",
   "why": "10.8.4.",
   "rules": [
    "FTB-10.8.4b"
   ]
  },
  {
   "id": "FTB-D-154",
   "question": "Walls inside a building",
   "decision": "Those drawn on a map block sight; houses that are generated have none.",
   "why": "D-52 has figures of one building see each other.",
   "rules": [
    "FTB-7.1"
   ]
  },
  {
   "id": "FTB-D-155",
   "question": "Do lamps burn in Escape?",
   "decision": "No.",
   "why": "14.8: the power is out.",
   "rules": [
    "FTB-14.8",
    "FTB-13.1.2a"
   ]
  },
  {
   "id": "FTB-D-156",
   "question": "When does a building stand in a section?",
   "decision": "When its middle lies there.",
   "why": "9.1 says usually in the same section.",
   "rules": [
    "FTB-9.1a"
   ]
  },
  {
   "id": "FTB-D-157",
   "question": "Does editing keep the section of the Target built?",
   "decision": "Yes, unless the table had no building there to begin with.",
   "why": "14.12.5.",
   "rules": [
    "FTB-9.0"
   ]
  },
  {
   "id": "FTB-D-158",
   "question": "A human side that is not named ties with the zombies",
   "decision": "They roll off for order.",
   "why": "5.1 speaks of any ties, not of humans alone.",
   "rules": [
    "FTB-5.1b",
    "FTB-5.1c"
   ]
  },
  {
   "id": "FTB-D-159",
   "question": "Who takes one In Sight Test?",
   "decision": "Every group with a figure in sight of an enemy, whether it moved or not.",
   "why": "5.5.2: everyone that is in sight; its Stop box says so too.",
   "rules": [
    "FTB-5.5.2c"
   ]
  },
  {
   "id": "FTB-D-160",
   "question": "Several groups win one In Sight",
   "decision": "Each acts, most successes first; reactions come once after the last, and targets are counted over all of them.",
   "why": "5.6.1 and 5.5.5.",
   "rules": [
    "FTB-5.5.4c",
    "FTB-5.5.5a"
   ]
  },
  {
   "id": "FTB-D-161",
   "question": "Does a figure that was hit owe Man Down for a friend?",
   "decision": "Yes, if it still sees the body within 4 inches; D-19 spares it Received Fire alone.",
   "why": "5.6.4: each time; there are only two exceptions.",
   "rules": [
    "FTB-5.6.4"
   ]
  },
  {
   "id": "FTB-D-162",
   "question": "Can a winner of In Sight fire behind itself?",
   "decision": "Only if it is moving, as it may turn then; return fire always turns.",
   "why": "2.2.2 and 5.2.",
   "rules": [
    "FTB-5.5.7m",
    "FTB-2.2.2b"
   ]
  },
  {
   "id": "FTB-D-163",
   "question": "A group that loses its Leader before its phase",
   "decision": "It acts on the Leader of the turn's start if it is still in one piece; a part cut off, or one figure left, on its own.",
   "why": "D-51.",
   "rules": [
    "FTB-4.2.2b",
    "FTB-5.0d"
   ]
  },
  {
   "id": "FTB-D-164",
   "question": "When do Grunts that always reload do so?",
   "decision": "At once as they activate, as their action.",
   "why": "6.7.",
   "rules": [
    "FTB-6.7b"
   ]
  },
  {
   "id": "FTB-D-165",
   "question": "A crawl after part of a move",
   "decision": "Each inch crawled takes two inches of the move.",
   "why": "Half speed.",
   "rules": [
    "FTB-5.3.3d"
   ]
  },
  {
   "id": "FTB-D-166",
   "question": "How far does a prone figure charge in a reaction?",
   "decision": "Half its normal move.",
   "why": "5.3.3.",
   "rules": [
    "FTB-5.7.2",
    "FTB-5.3.3c"
   ]
  },
  {
   "id": "FTB-D-167",
   "question": "Fire declared before a new In Sight interrupts it",
   "decision": "The fallen do not fire, and dice on the fallen are lost as on a gap.",
   "why": "D-43 and D-46.",
   "rules": [
    "FTB-5.5.4b"
   ]
  },
  {
   "id": "FTB-D-170",
   "question": "From whom does a figure hide that ducks back because a friend ran or fell?",
   "decision": "From what the friend ran from, or what brought it down. Where nobody did, or none of them is left there on its feet, from every enemy and zombie that sees the figure. Where nobody sees it either, it is hidden where it stands, and neither moves nor goes prone.",
   "why": "5.7.3 speaks of the cause of the test; a friend's flight is no eye to hide from, and cover from nobody is anywhere.",
   "rules": [
    "FTB-5.7.3a",
    "FTB-5.6.4"
   ]
  },
  {
   "id": "FTB-D-171",
   "question": "Must a Star use Free Will, and does the Leader Die help one that does not?",
   "decision": "It may roll instead, and then counts as not having used it; its Leader Die is then rolled as for its group.",
   "why": "3.1.4.4 says that it can choose, and 15.1 takes the chance of a higher Rep from a Star that used an advantage.",
   "rules": [
    "FTB-3.1.4.4",
    "FTB-4.3.4a",
    "FTB-15.1b"
   ]
  },
  {
   "id": "FTB-D-172",
   "question": "Cheating Death at Rep 2",
   "decision": "The Star lives and keeps Rep 2.",
   "why": "15.2 lets no Rep fall lower.",
   "rules": [
    "FTB-3.1.4.3",
    "FTB-15.2"
   ]
  },
  {
   "id": "FTB-D-173",
   "question": "Hard as Nails under several hits at once",
   "decision": "It takes away the first Obviously Dead alone; of the others the worst counts. Where Hard as Nails makes one duck (FTB-D-2), only an Out of the Fight or Obviously Dead among them does.",
   "why": "3.3 speaks of one result; D-46 looks for the worst of those that are left.",
   "rules": [
    "FTB-3.3-hard-as-nails",
    "FTB-7.6b"
   ]
  },
  {
   "id": "FTB-D-174",
   "question": "When has a Citizen damaged an armed human?",
   "decision": "When it has cost somebody who has a weapon, in hand or stowed, a point of Rep in a melee or worse.",
   "why": "7.6.1 counts that point as damage; Food and other goods arm nobody.",
   "rules": [
    "FTB-3.4.2.1",
    "FTB-7.6.1"
   ]
  },
  {
   "id": "FTB-D-175",
   "question": "Who says whether a shotgun rolls six dice, and does it have fewer against a weasel?",
   "decision": "The player of the figure, at each firing; NPCs roll six. Popping the weasel rolls three.",
   "why": "6.1 allows six, and each of them may draw a zombie; 10.10.5 asks for the fewest that are allowed.",
   "rules": [
    "FTB-6.1-sg",
    "FTB-10.10.5a"
   ]
  },
  {
   "id": "FTB-D-176",
   "question": "Do friends take Man Down for one who was down already and is then killed?",
   "decision": "Yes: by a shot, dispatched where it lay, eaten, or dead under a Medic's hands.",
   "why": "5.6.4 names both, each time.",
   "rules": [
    "FTB-5.6.4",
    "FTB-5.7.5b",
    "FTB-7.9",
    "FTB-10.7.1b"
   ]
  },
  {
   "id": "FTB-D-177",
   "question": "Which turn ends for a figure that drops prone before it has been active?",
   "decision": "None; it may still be active in this turn, and fire then.",
   "why": "A turn that has not begun cannot end, and 5.7.3 bars its fire only until it is next active.",
   "rules": [
    "FTB-5.7.3b",
    "FTB-5.7.3c"
   ]
  },
  {
   "id": "FTB-D-178",
   "question": "Which human die is compared with the zombie die?",
   "decision": "That of the players; of opposed players the first one's; without players that of the party met first.",
   "why": "5.1 leaves the choice, and a choice once made serves the whole Encounter.",
   "rules": [
    "FTB-5.1c"
   ]
  },
  {
   "id": "FTB-D-179",
   "question": "May figures within 4 inches of one another be groups apart?",
   "decision": "No. Who stands so near when a turn begins is one group for it, and breaks up by distance. Each figure of an active group moves and acts by itself as it is.",
   "why": "4.2.1 parts groups by the 4 inches. All that a line drawn closer would bring is a second roll of In Sight, or Initiative for a figure that stands among its friends and is not alone.",
   "rules": [
    "FTB-4.2a",
    "FTB-4.2.2a",
    "FTB-3.3-initiative"
   ]
  },
  {
   "id": "FTB-D-180",
   "question": "May a figure reload that has tried a Fast Move?",
   "decision": "Yes, as long as it has not gone beyond its normal move, and it does not after.",
   "why": "6.7 limits how far it moves and nothing else.",
   "rules": [
    "FTB-6.7b"
   ]
  },
  {
   "id": "FTB-D-190",
   "question": "Zombies have come up to a human that a Reaction Test then takes away from them",
   "decision": "They do not charge it: only those that still stand within an inch do.",
   "why": "8.2 wants a charger that can reach its target, and they have used their move; chargers that are human are held to the same (D-143).",
   "rules": [
    "FTB-8.2a",
    "FTB-10.6b"
   ]
  },
  {
   "id": "FTB-D-191",
   "question": "How does a zombie come out of the building that it was placed in?",
   "decision": "It makes for where the noise (or the human that it was rolled for) was, upstairs as well, as if it had seen somebody there, until it has come there or sees a human.",
   "why": "10.3.1 sends it out towards what drew it, whenever it acts; noise alone is forgotten after a turn (D-110), and at the start there is none.",
   "rules": [
    "FTB-10.3.1a",
    "FTB-10.7d"
   ]
  },
  {
   "id": "FTB-D-192",
   "question": "A building is entered, or a PEF or an enemy comes into sight, in the middle of something else",
   "decision": "By the two inches before In Sight, by a charge in it or in a reaction, by an active figure's turn to whom it charges, fires at or pops, by moving away from zombies, by a Duck Back into cover: the Defining Moment, the PEF, or the In Sight, follows as soon as that is over. The Duck Back of a figure that is not active leads to In Sight alone, and only who is active has the two inches before it.",
   "why": "12.16 asks for the first entry and 12.5 for coming into sight, by whatever move; the test under way comes first. 5.5.2 has In Sight triggered whenever a group comes into sight, and 5.4 counts Duck Back among the moves. 12.5 has an active group come into sight of a PEF.",
   "rules": [
    "FTB-12.16a",
    "FTB-12.5a",
    "FTB-5.5.2a",
    "FTB-5.5.2b",
    "FTB-5.7.3a"
   ]
  },
  {
   "id": "FTB-D-193",
   "question": "Is the Home that is defended a building like others?",
   "decision": "No: no PEF is placed in it and it has no Defining Moment.",
   "why": "They live there; D-8 has them in it from the start.",
   "rules": [
    "FTB-12.1b",
    "FTB-12.16a",
    "FTB-14.2c"
   ]
  },
  {
   "id": "FTB-D-194",
   "question": "Who acts first on the die that they share, PEFs or zombies?",
   "decision": "PEFs.",
   "why": "5.0 begins with the highest Rep, and theirs is 4 to 3.",
   "rules": [
    "FTB-12.3a",
    "FTB-10.6a"
   ]
  },
  {
   "id": "FTB-D-195",
   "question": "May a human that passed no dice on Zed or No Zed fire at a zombie that charges it?",
   "decision": "Yes, at that one in a later charge, if the Charge into Melee Test lets it; at the one that charges it at once it may not.",
   "why": "It counts as passing none only in the charge that follows the test.",
   "rules": [
    "FTB-10.9.3m",
    "FTB-D-247"
   ]
  },
  {
   "id": "FTB-D-196",
   "question": "What is the one shot of a target that several charge?",
   "decision": "One firing with its full Target rating, all of it at one charger.",
   "why": "8.2.1 has the target fire at full Target rating.",
   "rules": [
    "FTB-8.2.1c",
    "FTB-8.2.1e"
   ]
  },
  {
   "id": "FTB-D-197",
   "question": "A shot at a carrier that misses for cover and for something else as well",
   "decision": "It hits whom it carries; no pitiful shot is taken for it then.",
   "why": "Cover is among the reasons of the miss.",
   "rules": [
    "FTB-7.7",
    "FTB-7.8"
   ]
  },
  {
   "id": "FTB-D-198",
   "question": "When are all melees over, so that lost Rep comes back?",
   "decision": "When those of one charge are.",
   "why": "The next charge is a new test with new dice.",
   "rules": [
    "FTB-7.6.2"
   ]
  },
  {
   "id": "FTB-D-199",
   "question": "How long does a figure count as moving, or as moving fast?",
   "decision": "Until it is active again.",
   "why": "What it did when it last acted is how it is seen.",
   "rules": [
    "FTB-9.2.3c",
    "FTB-5.3.2b"
   ]
  },
  {
   "id": "FTB-D-200",
   "question": "Which humans have entered the building of a zombie surprise?",
   "decision": "All figures of the players that are in it when the zombies are found, on whatever floor.",
   "why": "10.4 speaks of each human that has entered.",
   "rules": [
    "FTB-10.4a",
    "FTB-10.4b"
   ]
  },
  {
   "id": "FTB-D-201",
   "question": "Do carriers that zombies surprise lay down the wounded?",
   "decision": "Yes, when they are fallen upon.",
   "why": "The 10.4 example calls those zombies charging, and 5.7.5.1 has whoever is charged drop its burden.",
   "rules": [
    "FTB-10.4f",
    "FTB-5.7.5.1d"
   ]
  },
  {
   "id": "FTB-D-202",
   "question": "What is left of its movement to a human that zombies surprise while it is not active?",
   "decision": "What it had left when it was last active.",
   "why": "10.4 gives it the remainder of its movement, and no new move.",
   "rules": [
    "FTB-10.4e"
   ]
  },
  {
   "id": "FTB-D-203",
   "question": "Does a Luxury Item bring two Items in barter?",
   "decision": "No; whoever gives one for anything else gets that alone, and one Luxury Item is fair for another.",
   "why": "11.12 has one Item offered at a time and asks for a second only of whoever wants a Luxury Item.",
   "rules": [
    "FTB-11.12c",
    "FTB-11.8.4"
   ]
  },
  {
   "id": "FTB-D-210",
   "question": "Are Defining Moments of days 1 to 20 rolled like the PEFs of those Encounters?",
   "decision": "In Robbery on its own table; in Zed! on the ordinary ones, never the zombie for certain.",
   "why": "12.16 resolves a Defining Moment just as a PEF, and 14.7.5 has every PEF roll of that Encounter made on its table. The 12.16 example on day 18 has two figures, while 14.7.2 sends one, so it is another Encounter. 14.6.5 speaks of the last PEF alone.",
   "rules": [
    "FTB-12.16a",
    "FTB-14.7.5d",
    "FTB-14.6.5c"
   ]
  },
  {
   "id": "FTB-D-211",
   "question": "May one go through what is at Home before an Involuntary Encounter?",
   "decision": "Only before Raid: Defend, which comes there. Before the others each has what it carries, and may change what is in hand.",
   "why": "14.2 has them carried out at once, and 14.9.5 rolls for what was at Home; else all could be hidden from robbers.",
   "rules": [
    "FTB-14.2a",
    "FTB-11.7.3a",
    "FTB-14.9.5c"
   ]
  },
  {
   "id": "FTB-D-212",
   "question": "What do Enemies take from those who lie there?",
   "decision": "Weapons and body armor, when the Encounter ends with no player figure able to act on the table and an Enemy on its feet there.",
   "why": "11.7.2 has Items taken from those Out of the Fight, without saying which; 11.10 gives a victor these.",
   "rules": [
    "FTB-11.7.2",
    "FTB-11.10a"
   ]
  },
  {
   "id": "FTB-D-213",
   "question": "Which buildings count in a raid?",
   "decision": "Those of section 1 alone; where none stands there, the Target Building is the only one.",
   "why": "The last sentence speaks of the last building in section 1.",
   "rules": [
    "FTB-14.12.5c",
    "FTB-14.12.5b"
   ]
  },
  {
   "id": "FTB-D-214",
   "question": "Who may be recruited in Zed!, and when?",
   "decision": "Anybody who was won over by talk, there or elsewhere, once the Target Building has been entered; 1/2d6 in all. On a table of your own the number is rolled at the set-up, and that it was entered is told.",
   "why": "14.6.5 makes the entering a condition, and sets one number; those at their own table must know it beforehand.",
   "rules": [
    "FTB-14.6.5b",
    "FTB-14.6.4"
   ]
  },
  {
   "id": "FTB-D-215",
   "question": "What does a Luxury Item bring in barter for a lesser one?",
   "decision": "One Item, as any other does; for a Luxury Item it is enough by itself.",
   "why": "11.12 has a second Item added only to get one, and the other side has but what Loot shows.",
   "rules": [
    "FTB-11.12c",
    "FTB-11.8.4"
   ]
  },
  {
   "id": "FTB-D-216",
   "question": "Whom can one raid?",
   "decision": "Any Class. Those are named first who are met in that stage of the outbreak: Citizens and Police; from day 21 Survivors, Gangers and Military; after day 30 Gangers, Militia and Survivors. Who is met goes by the Contact tables, so nobody of another Class turns up.",
   "why": "14.12 has one raid anyone one wants, and changes nothing in who is met.",
   "rules": [
    "FTB-14.12",
    "FTB-12.5.2m"
   ]
  },
  {
   "id": "FTB-D-217",
   "question": "When has a robber who was provoked succeeded?",
   "decision": "When it has looted one of those it robs, and has something for it.",
   "why": "14.13.1 still asks for the robbery; after a fight nothing is handed over.",
   "rules": [
    "FTB-14.13.1",
    "FTB-11.10a"
   ]
  },
  {
   "id": "FTB-D-218",
   "question": "Which Items does a Star begin a campaign with?",
   "decision": "Any that its player likes, all at Home: Food, Medical Supplies, Luxury Items and body armor as many as wished, of each weapon one. The weapon that it is armed with at first comes on top.",
   "why": "11.7.1 gives their number alone; 3.5 has most figures armed.",
   "rules": [
    "FTB-11.7.1a",
    "FTB-3.5"
   ]
  },
  {
   "id": "FTB-D-219",
   "question": "Is Friend or Foe rolled for those of Special PEF Resolution?",
   "decision": "No: Citizens are talked with, Police go by Law & Order. Old acquaintances are still met as such.",
   "why": "Its rows name the test that follows.",
   "rules": [
    "FTB-14.7.5d",
    "FTB-12.8a"
   ]
  },
  {
   "id": "FTB-D-220",
   "question": "What is handed over to burglars who find somebody Home?",
   "decision": "Items that are carried or that are kept there, as their owner likes.",
   "why": "14.9.5 has them come for what is at Home, 14.13.5 says no more than Items.",
   "rules": [
    "FTB-14.9.5b",
    "FTB-14.13.5c"
   ]
  },
  {
   "id": "FTB-D-221",
   "question": "From where does one leave the Tabletop?",
   "decision": "From any spot, if the figure has neither moved nor acted since it became active; from an edge as ever.",
   "why": "The toolbox asks only that it be active; nobody should fire and be gone.",
   "rules": [
    "FTB-TB-tabletop-h",
    "FTB-D-63"
   ]
  },
  {
   "id": "FTB-D-222",
   "question": "Must the Target Building have been entered for Zed! to be a success?",
   "decision": "Yes, by somebody, before or after the test. A table without buildings has no Target Building; there the test is enough.",
   "why": "14.6.1 asks for the test, but 14.6.4 calls it \"the building you must enter\".",
   "rules": [
    "FTB-14.6.1",
    "FTB-14.6.4"
   ]
  },
  {
   "id": "FTB-D-240",
   "question": "What is a Confrontation that the player causes?",
   "decision": "It may be had like a Voluntary Encounter. Who it is against is rolled all the same; on 1-3 the player counts as moving, on 4-6 the others; it is a success if none of them gets away unharmed.",
   "why": "14.11 has the script flipped. 14.1 counts five Voluntary Encounters without it, but nobody else could begin it.",
   "rules": [
    "FTB-14.11",
    "FTB-14.1",
    "FTB-14.11.1",
    "FTB-14.11.5c"
   ]
  },
  {
   "id": "FTB-D-241",
   "question": "Who has entered a building when its Defining Moment comes?",
   "decision": "All of a group that go together and have enough of their move left: they come in by the door with their Leader, and what waits inside is resolved once, against all of them.",
   "why": "The examples of 10.4 and 12.16 have two enter and share the zombies. Going in one after the other would set all of them on whoever is first.",
   "rules": [
    "FTB-12.16a",
    "FTB-10.4a",
    "FTB-4.2b"
   ]
  },
  {
   "id": "FTB-D-242",
   "question": "What if there is no room about a human for all zombies of a surprise?",
   "decision": "All that were matched with it fight.",
   "why": "10.4 has the zombies melee those they are matched with and measures nothing; 10.11.1 asks for contact after a charge.",
   "rules": [
    "FTB-10.4a",
    "FTB-10.4f"
   ]
  },
  {
   "id": "FTB-D-243",
   "question": "Where do Enemies go that make for somebody behind a wall, and do they turn?",
   "decision": "To a place next to it from where it is in sight, round the wall or in by the door. Those that stay face the nearest figure, and whom they see by that has come into sight.",
   "why": "Next to it on the other side of a wall they would stand for ever; 2.2.2 and 5.5.2 hold for all who are active.",
   "rules": [
    "FTB-12.17m",
    "FTB-5.5.2a"
   ]
  },
  {
   "id": "FTB-D-244",
   "question": "When exactly is a Citizen that has all three milestones asked, and may it still choose later?",
   "decision": "At once, where the last of the three falls, in the middle of an Encounter too, with its band; on a table of your own when that is told. Whoever stays a Citizen is asked again after each Encounter, until day 21 leaves no choice.",
   "why": "3.4.2.1 has it choose immediately, if it desires; nothing says that the choice lapses.",
   "rules": [
    "FTB-3.4.2.1",
    "FTB-3.4.1",
    "FTB-4.1f"
   ]
  },
  {
   "id": "FTB-D-245",
   "question": "Does somebody met before who is a Friend rob, and let itself be robbed, like anybody else?",
   "decision": "Yes: both Leaders talk, and Items are handed over or it comes to In Sight. It offers no barter, and whoever has robbed or been robbed is a Friend no more.",
   "why": "14.13 tells what those met in a robbery do and excepts nobody; the barter of 12.15 is for Friends one runs into otherwise. 12.9 has Friends come and go, and only Enemies for life.",
   "rules": [
    "FTB-14.13",
    "FTB-14.13.5c",
    "FTB-14.13.5d",
    "FTB-14.13.5e",
    "FTB-12.15c",
    "FTB-12.9"
   ]
  },
  {
   "id": "FTB-D-246",
   "question": "Is a figure beside another that is on the other side of a building's wall?",
   "decision": "No, though they may see each other there by FTB-D-52: whoever is finished off, captured, searched or given something is within 1 inch with no wall between. A door is a way through.",
   "why": "7.9 asks for a figure next to one that lies there; sight through an outer wall stands for windows, and nobody reaches through them.",
   "rules": [
    "FTB-7.9",
    "FTB-10.10.5a",
    "FTB-D-52"
   ]
  },
  {
   "id": "FTB-D-247",
   "question": "May a human that has not taken Zed or No Zed yet fire at or charge zombies?",
   "decision": "Yes. Only whoever passed none in this Encounter may not, at whatever distance, until it passes one or two. A charge that comes within 6 inches stops for the test like any move.",
   "why": "10.9.3 has the test taken within 6 inches and bars nothing before it; the table bars only who passed none.",
   "rules": [
    "FTB-10.9.3a",
    "FTB-10.9.3m"
   ]
  },
  {
   "id": "FTB-D-248",
   "question": "Who searches the fallen of a fight that ends the Encounter, and takes up what the players' own dead have left?",
   "decision": "Before a Confrontation ends because no opponent is left, and before the Tabletop is cleared, the players say for each opponent who lies there which figure on its feet searches it, wherever that figure stands; somebody who carries another cannot. After that they say the same for each of their own dead who has left something that can be carried: its Items are taken, and nobody rolls on Loot.",
   "why": "11.10 has the fallen searched after the fight, and its example does it before anything else; 14.11.8 leaves no turn in which to do so, nor to pick up the Items of others as 5.2 allows.",
   "rules": [
    "FTB-5.2b",
    "FTB-11.10a",
    "FTB-11.10b",
    "FTB-14.11.8",
    "FTB-TB-noterrain-a"
   ]
  },
  {
   "id": "FTB-D-249",
   "question": "What becomes of a Home that is left to burglars who are on their feet?",
   "decision": "They take what the dice of 14.9.5 give them, as if nobody had been there, and the Encounter is a failure.",
   "why": "14.9.1 asks that the burglary be stopped; whoever walks off has not stopped it.",
   "rules": [
    "FTB-14.9.1",
    "FTB-14.9.5c",
    "FTB-14.9.5d"
   ]
  },
  {
   "id": "FTB-D-250",
   "question": "How does an infection go on when Encounters are fought on a table of your own?",
   "decision": "The players tell what the test came to, a point of Rep lost to doubles, and a dose of the Cure. Whoever comes away without having been tested is tested when the next Encounter is set up.",
   "why": "10.11.3 has the test taken the next time the figure activates, which is in the next Encounter at the latest.",
   "rules": [
    "FTB-10.11.3b",
    "FTB-10.11.3d",
    "FTB-14.15.1b"
   ]
  },
  {
   "id": "FTB-D-260",
   "question": "Is whoever is killed as it is carried, or cheats death, carried on?",
   "decision": "No. Its carrier lays it down, and it is cover no more.",
   "why": "5.7.5.1 and 7.7 are about the wounded.",
   "rules": [
    "FTB-5.7.5.1a",
    "FTB-7.7",
    "FTB-3.1.4.3"
   ]
  },
  {
   "id": "FTB-D-261",
   "question": "May a figure pick the wounded up with less than 2 inches of its move left?",
   "decision": "Yes, and with none; a later Fast Move then has so much less to add. Prone it pays 2 inches of its crawl.",
   "why": "5.7.5.1 reduces the movement that remains by 2 inches and asks for no least.",
   "rules": [
    "FTB-5.7.5.1a",
    "FTB-5.7.5.1b",
    "FTB-5.3.3d"
   ]
  },
  {
   "id": "FTB-D-262",
   "question": "What is left of a Fast Move at a crawl when the figure gets up, or of one on foot when it lies down?",
   "decision": "As many inches as it added, 2 for one die passed, are added on foot. Of one on foot, as of the rest of the move, half is left at a crawl.",
   "why": "5.3.3 bases the addition on the speed of the crawl; moving prone is at half the normal movement.",
   "rules": [
    "FTB-5.3.3c",
    "FTB-5.3.3d",
    "FTB-5.3.2a"
   ]
  },
  {
   "id": "FTB-D-263",
   "question": "Do figures of a group that go fast one after the other have a set of dice each?",
   "decision": "No. All who are one group when the first of them rolls read the same dice for the rest of the activation, whenever they go fast; who has more dice than were thrown adds those. Who had split off before, or joins after, has other dice.",
   "why": "5.3.2 has one set rolled for the whole group. A Fast Move may be tried at any time, so not all have to declare it at once.",
   "rules": [
    "FTB-5.3.2a",
    "FTB-5.3.2c",
    "FTB-5.3.2d"
   ]
  },
  {
   "id": "FTB-D-264",
   "question": "What else may a figure do while it carries somebody?",
   "decision": "Whatever needs no free hand: it moves, fires what it has in hand, hides or shows a weapon, talks, barters and takes the Cure. It draws nothing and puts on no armor, searches and loots nobody and nothing, picks nothing up, and lifts nobody else. It may lay its burden down first.",
   "why": "5.7.5.1 lets it fire and not reload, and says no more; what takes a hand like reloading is out as well.",
   "rules": [
    "FTB-5.7.5.1a",
    "FTB-5.7.5.1c",
    "FTB-11.7.3b",
    "FTB-11.9a",
    "FTB-11.10a"
   ]
  },
  {
   "id": "FTB-D-265",
   "question": "Somebody is being eaten when the last figure that could help leaves the table or goes down",
   "decision": "It is Obviously Dead, and the Encounter ends. Whoever was the last to go down, so that nobody was left to help when the feast on it began, lies until the Recovery Test, like others who are Out of the Fight.",
   "why": "10.7.1 keeps the zombies at it for turns, and 5.7.5 has the fallen retrieved by others. 10.11.3 and 8.4 suppose that some who fell to zombies live (FTB-D-39).",
   "rules": [
    "FTB-10.7.1b",
    "FTB-5.7.5a",
    "FTB-8.4a"
   ]
  },
  {
   "id": "FTB-D-266",
   "question": "When may a dose of the Cure be taken?",
   "decision": "As the action of an activation; in place of the infection test with which one begins, which is its action then; and when the band packs for an Encounter or a journey. By whoever has the dose, unless it is immune.",
   "why": "14.15 has a dose eliminate the test, so it can come before it. Nothing says how long it takes.",
   "rules": [
    "FTB-14.15.1b",
    "FTB-10.11.3b",
    "FTB-10.11.3c"
   ]
  },
  {
   "id": "FTB-D-267",
   "question": "May a prisoner be looted?",
   "decision": "Yes, once, like the fallen: by whoever captured it, who has it along, and by those whom FTB-D-248 lets search.",
   "why": "11.10 has the searched in one's power, and says nothing of lying there.",
   "rules": [
    "FTB-11.10a",
    "FTB-11.10b",
    "FTB-7.9"
   ]
  },
  {
   "id": "FTB-D-268",
   "question": "With how many weapons does a Star begin?",
   "decision": "With one, of its player's choice. A campaign lets it choose more among its Items.",
   "why": "3.5 assumes one for most, and leaves a second or third to the figure and its player; no figure is there to be looked at.",
   "rules": [
    "FTB-3.5",
    "FTB-11.7.1a"
   ]
  },
  {
   "id": "FTB-D-269",
   "question": "How far apart do the two sides stand on the Tabletop?",
   "decision": "Six inches: the players' front rank is 3 inches from its edge, and the first of the NPCs stands opposite the figure in the middle of that rank, 3 inches from the other edge.",
   "why": "Within 3 inches of an edge allows it, and the fight begins with an In Sight Test, by night too, when one sees no farther than that.",
   "rules": [
    "FTB-TB-tabletop-b",
    "FTB-TB-tabletop-c",
    "FTB-13.1.2a"
   ]
  },
  {
   "id": "FTB-D-270",
   "question": "Is a prisoner met again?",
   "decision": "No. Whom the players have captured is remembered no more than the dead.",
   "why": "12.15 is about running into people, and these are no longer at large.",
   "rules": [
    "FTB-12.15a",
    "FTB-7.9"
   ]
  },
  {
   "id": "FTB-D-275",
   "question": "For whom is an Encounter a success whose objective the band meets together?",
   "decision": "For all of it, if one of its figures comes through: whoever went down cannot rise, but loses no Rep. So it is in Chillin', at a burglary, for robbers, in a Confrontation of one's own making and without a table. Where it is asked of each to see, cross, get out or stay unharmed, each succeeds or fails alone.",
   "why": "14.10.1 and the others name a deed and nobody who has to do it; 15.2 has Rep fall only where the Encounter was a failure.",
   "rules": [
    "FTB-15.1a",
    "FTB-15.2b",
    "FTB-14.10.1",
    "FTB-14.9.1",
    "FTB-14.13.1",
    "FTB-14.11.1"
   ]
  },
  {
   "id": "FTB-D-carried",
   "question": "May a band come from a campaign of another book of the family, and what of it does?",
   "decision": "Yes, from a file, where the campaign begins: names, Rep, weapons, armor, and those Attributes and goods that this book has as well. Civilians are Citizens; a Star is of a Class that a player can take, else a Survivor. They begin after the first thirty days, at Home in the area chosen. What has no counterpart stays behind and is named.",
   "why": "The book has no word on it; players of both have asked their bands to live on. Nothing is converted that both do not have.",
   "rules": [
    "FTB-11.2.1",
    "FTB-11.3a"
   ]
  }
 ]
} as unknown as Register;
