// Made from rules.yaml by scripts/register.mjs.
import type { Register } from '@shambles/engine';

/** Every entry of the register: another id does not compile. */
export type RuleId =
  | 'BDZ-equip-dice'
  | 'BDZ-equip-table'
  | 'BDZ-play-modes'
  | 'BDZ-play-reaction-first'
  | 'BDZ-dice-passing'
  | 'BDZ-dice-passing-cap'
  | 'BDZ-dice-successes'
  | 'BDZ-dice-possibilities'
  | 'BDZ-dice-adding'
  | 'BDZ-dice-how-many'
  | 'BDZ-dice-half'
  | 'BDZ-figure-one'
  | 'BDZ-figure-base'
  | 'BDZ-face-front'
  | 'BDZ-face-rear-attack'
  | 'BDZ-char-defined'
  | 'BDZ-char-star'
  | 'BDZ-char-grunt'
  | 'BDZ-char-recruit-count'
  | 'BDZ-char-recruit-rep'
  | 'BDZ-char-recruit-later'
  | 'BDZ-star-advantages'
  | 'BDZ-star-ltl'
  | 'BDZ-star-ltl-zombie'
  | 'BDZ-star-cheat'
  | 'BDZ-star-cheat-rep'
  | 'BDZ-star-cheat-infection'
  | 'BDZ-star-freewill'
  | 'BDZ-class-four'
  | 'BDZ-class-civilian'
  | 'BDZ-class-ganger'
  | 'BDZ-class-military'
  | 'BDZ-class-survivor'
  | 'BDZ-class-start'
  | 'BDZ-class-milestones'
  | 'BDZ-class-free-start'
  | 'BDZ-rep-meaning'
  | 'BDZ-weapon-carried'
  | 'BDZ-weapon-start-one'
  | 'BDZ-protected'
  | 'BDZ-attr-optional'
  | 'BDZ-attr-star'
  | 'BDZ-attr-grunt'
  | 'BDZ-attr-born-leader'
  | 'BDZ-attr-born-leader-aura'
  | 'BDZ-attr-poser'
  | 'BDZ-attr-agile'
  | 'BDZ-attr-dumbass'
  | 'BDZ-attr-slow'
  | 'BDZ-attr-brawler'
  | 'BDZ-attr-ambidextrous'
  | 'BDZ-attr-slow-to-react'
  | 'BDZ-attr-vanilla'
  | 'BDZ-attr-stone-cold'
  | 'BDZ-attr-knifeman'
  | 'BDZ-attr-athlete'
  | 'BDZ-attr-wuss'
  | 'BDZ-attr-runt'
  | 'BDZ-attr-transporter'
  | 'BDZ-attr-marksman'
  | 'BDZ-attr-clumsy'
  | 'BDZ-attr-nerves'
  | 'BDZ-list-size-advice'
  | 'BDZ-list-recruit'
  | 'BDZ-list-weapon-roll'
  | 'BDZ-list-military'
  | 'BDZ-list-military-squad'
  | 'BDZ-list-military-gear'
  | 'BDZ-list-military-saw'
  | 'BDZ-list-military-guard'
  | 'BDZ-list-military-rogue'
  | 'BDZ-list-police'
  | 'BDZ-list-police-week2'
  | 'BDZ-list-police-month2'
  | 'BDZ-list-police-gear'
  | 'BDZ-list-police-swat'
  | 'BDZ-list-survivor'
  | 'BDZ-list-civilian'
  | 'BDZ-list-civilian-rare'
  | 'BDZ-list-ganger'
  | 'BDZ-group-start'
  | 'BDZ-group-distance'
  | 'BDZ-group-change'
  | 'BDZ-group-join-move'
  | 'BDZ-leader-start'
  | 'BDZ-leader-activate'
  | 'BDZ-leader-die'
  | 'BDZ-leader-front'
  | 'BDZ-leader-replace'
  | 'BDZ-turn-colours'
  | 'BDZ-turn-doubles'
  | 'BDZ-turn-first'
  | 'BDZ-turn-rep-threshold'
  | 'BDZ-turn-group-order'
  | 'BDZ-turn-group-complete'
  | 'BDZ-turn-second'
  | 'BDZ-turn-end'
  | 'BDZ-turn-multi'
  | 'BDZ-turn-versus'
  | 'BDZ-act-choice'
  | 'BDZ-act-move-fire'
  | 'BDZ-act-stay-fire'
  | 'BDZ-act-charge'
  | 'BDZ-act-active-fire'
  | 'BDZ-move-kinds'
  | 'BDZ-move-normal'
  | 'BDZ-move-fast'
  | 'BDZ-move-fast-status'
  | 'BDZ-move-prone'
  | 'BDZ-move-stand'
  | 'BDZ-move-duck-back'
  | 'BDZ-move-duck-back-end'
  | 'BDZ-move-halt'
  | 'BDZ-move-hunker'
  | 'BDZ-move-retire'
  | 'BDZ-move-retire-ranaway'
  | 'BDZ-react-how'
  | 'BDZ-react-first-match'
  | 'BDZ-react-carry-on'
  | 'BDZ-react-od'
  | 'BDZ-react-oof'
  | 'BDZ-react-snap'
  | 'BDZ-react-stunned'
  | 'BDZ-react-heroes'
  | 'BDZ-react-heroes-who'
  | 'BDZ-react-in-sight'
  | 'BDZ-react-in-sight-group'
  | 'BDZ-react-in-sight-seen'
  | 'BDZ-react-in-sight-not'
  | 'BDZ-react-in-sight-survmil'
  | 'BDZ-react-in-sight-civilian'
  | 'BDZ-react-in-sight-ganger'
  | 'BDZ-react-fast-common'
  | 'BDZ-react-fast-military'
  | 'BDZ-react-received-fire'
  | 'BDZ-react-received-fire-survivor'
  | 'BDZ-react-received-fire-military'
  | 'BDZ-react-received-fire-civilian'
  | 'BDZ-react-received-fire-ganger'
  | 'BDZ-react-charge'
  | 'BDZ-react-charge-common'
  | 'BDZ-react-charge-military'
  | 'BDZ-react-charged'
  | 'BDZ-react-charged-fire'
  | 'BDZ-react-charged-retire'
  | 'BDZ-react-charged-common'
  | 'BDZ-react-charged-ganger'
  | 'BDZ-react-rally'
  | 'BDZ-react-rally-survganger'
  | 'BDZ-react-rally-military'
  | 'BDZ-react-rally-civilian'
  | 'BDZ-react-man-down'
  | 'BDZ-react-man-down-result'
  | 'BDZ-react-leader-lost'
  | 'BDZ-react-leader-lost-survivor'
  | 'BDZ-react-leader-lost-military'
  | 'BDZ-react-leader-lost-others'
  | 'BDZ-react-recover-kd'
  | 'BDZ-react-zed'
  | 'BDZ-react-zed-result'
  | 'BDZ-react-feast'
  | 'BDZ-react-sanity'
  | 'BDZ-weapon-properties'
  | 'BDZ-weapon-range'
  | 'BDZ-weapon-fewer-dice'
  | 'BDZ-weapon-ar'
  | 'BDZ-weapon-bap'
  | 'BDZ-weapon-ba'
  | 'BDZ-weapon-fbg'
  | 'BDZ-weapon-mp'
  | 'BDZ-weapon-pistol'
  | 'BDZ-weapon-sa'
  | 'BDZ-weapon-sg'
  | 'BDZ-weapon-sg-six'
  | 'BDZ-weapon-saw'
  | 'BDZ-weapon-smg'
  | 'BDZ-shoot-outgunned'
  | 'BDZ-shoot-outgunned-never'
  | 'BDZ-shoot-outgunned-rank'
  | 'BDZ-shoot-ammo'
  | 'BDZ-shoot-reload'
  | 'BDZ-shoot-ammo-unlimited'
  | 'BDZ-shoot-switch'
  | 'BDZ-los-front'
  | 'BDZ-los-block'
  | 'BDZ-los-night'
  | 'BDZ-los-dusk'
  | 'BDZ-los-woods'
  | 'BDZ-los-weather'
  | 'BDZ-shoot-exchange'
  | 'BDZ-shoot-targets'
  | 'BDZ-shoot-declare'
  | 'BDZ-shoot-roll'
  | 'BDZ-shoot-7'
  | 'BDZ-shoot-8'
  | 'BDZ-shoot-9'
  | 'BDZ-shoot-10'
  | 'BDZ-shoot-miss'
  | 'BDZ-shoot-conceal'
  | 'BDZ-shoot-cover'
  | 'BDZ-shoot-prone'
  | 'BDZ-shoot-target-fast'
  | 'BDZ-shoot-shooter-fast'
  | 'BDZ-shoot-snap'
  | 'BDZ-shoot-nth-target'
  | 'BDZ-shoot-damage'
  | 'BDZ-autokill'
  | 'BDZ-autokill-roll'
  | 'BDZ-shoot-two-weapons'
  | 'BDZ-shoot-pitiful'
  | 'BDZ-grenade-throw'
  | 'BDZ-grenade-miss'
  | 'BDZ-grenade-dropped'
  | 'BDZ-grenade-circle'
  | 'BDZ-grenade-facing'
  | 'BDZ-grenade-effect'
  | 'BDZ-grenade-recover'
  | 'BDZ-grenade-zombie'
  | 'BDZ-grenade-supply'
  | 'BDZ-melee-weapon-hw'
  | 'BDZ-melee-weapon-thw'
  | 'BDZ-melee-weapon-iw'
  | 'BDZ-melee-unarmed'
  | 'BDZ-melee-chainsaw'
  | 'BDZ-melee-chainsaw-stall'
  | 'BDZ-melee-chainsaw-gas'
  | 'BDZ-melee-chainsaw-noise'
  | 'BDZ-melee-chainsaw-find'
  | 'BDZ-melee-start'
  | 'BDZ-melee-dice'
  | 'BDZ-melee-impact'
  | 'BDZ-melee-rear'
  | 'BDZ-melee-wounded'
  | 'BDZ-melee-rolling'
  | 'BDZ-melee-result'
  | 'BDZ-melee-many'
  | 'BDZ-melee-locked'
  | 'BDZ-melee-break'
  | 'BDZ-wounded-choice'
  | 'BDZ-wounded-duck'
  | 'BDZ-wounded-pickup'
  | 'BDZ-wounded-fire'
  | 'BDZ-wounded-charged'
  | 'BDZ-wounded-outgunned'
  | 'BDZ-recover-when'
  | 'BDZ-recover-during'
  | 'BDZ-recover-after'
  | 'BDZ-recover-doctor'
  | 'BDZ-recover-six'
  | 'BDZ-bldg-dv'
  | 'BDZ-bldg-dv-impact'
  | 'BDZ-bldg-door'
  | 'BDZ-bldg-window'
  | 'BDZ-bldg-inside'
  | 'BDZ-bldg-levels'
  | 'BDZ-bldg-trailer'
  | 'BDZ-barricade-materials'
  | 'BDZ-barricade-build'
  | 'BDZ-barricade-max'
  | 'BDZ-barricade-break'
  | 'BDZ-zed-rep'
  | 'BDZ-zed-weapon'
  | 'BDZ-zgen-times'
  | 'BDZ-zgen-enter'
  | 'BDZ-zgen-start'
  | 'BDZ-zgen-noise'
  | 'BDZ-zgen-noise-count'
  | 'BDZ-zgen-noise-other'
  | 'BDZ-zgen-place'
  | 'BDZ-zgen-place-facing'
  | 'BDZ-zgen-place-building'
  | 'BDZ-zgen-place-off'
  | 'BDZ-zed-one-group'
  | 'BDZ-zact-together'
  | 'BDZ-zact-move'
  | 'BDZ-zact-charge'
  | 'BDZ-zact-melee'
  | 'BDZ-zact-1'
  | 'BDZ-zact-2'
  | 'BDZ-zact-3'
  | 'BDZ-zact-4'
  | 'BDZ-zed-feast'
  | 'BDZ-zed-feast-length'
  | 'BDZ-zmove-rate'
  | 'BDZ-zmove-no-fast'
  | 'BDZ-zmove-knocked'
  | 'BDZ-zmove-door'
  | 'BDZ-zmove-door-locked'
  | 'BDZ-zmove-door-barricaded'
  | 'BDZ-zmove-window'
  | 'BDZ-zmove-window-barricaded'
  | 'BDZ-zmove-window-small'
  | 'BDZ-zmove-building'
  | 'BDZ-zmove-rock'
  | 'BDZ-zmove-woods'
  | 'BDZ-zmove-road-hill'
  | 'BDZ-zmove-water'
  | 'BDZ-zmove-water-exit'
  | 'BDZ-zreact-none'
  | 'BDZ-zreact-in-sight'
  | 'BDZ-zgen-wandering'
  | 'BDZ-zreact-charged-rear'
  | 'BDZ-zreact-rally'
  | 'BDZ-zshoot-cover'
  | 'BDZ-zshoot-oof'
  | 'BDZ-zshoot-knockdown'
  | 'BDZ-zshoot-easy'
  | 'BDZ-zshoot-charged'
  | 'BDZ-zkill-auto'
  | 'BDZ-zkill-auto-dice'
  | 'BDZ-zmelee-dice'
  | 'BDZ-zmelee-minus'
  | 'BDZ-harry-test'
  | 'BDZ-harry-turn'
  | 'BDZ-area-urban'
  | 'BDZ-area-suburbs'
  | 'BDZ-area-rural'
  | 'BDZ-terrain-own'
  | 'BDZ-terrain-size'
  | 'BDZ-terrain-clear'
  | 'BDZ-terrain-woods'
  | 'BDZ-terrain-rough'
  | 'BDZ-terrain-road'
  | 'BDZ-terrain-road-urban'
  | 'BDZ-terrain-road-suburbs'
  | 'BDZ-terrain-road-rural'
  | 'BDZ-terrain-road-direction'
  | 'BDZ-terrain-road-move'
  | 'BDZ-terrain-hill'
  | 'BDZ-terrain-buildings'
  | 'BDZ-terrain-building-types'
  | 'BDZ-terrain-vehicles'
  | 'BDZ-ref-vehicle-tests'
  | 'BDZ-advice-read-first'
  | 'BDZ-advice-shots'
  | 'BDZ-advice-activation'
  | 'BDZ-advice-back'
  | 'BDZ-advice-impact'
  | 'BDZ-advice-melee-last'
  | 'BDZ-enc-half-die'
  | 'BDZ-enc-area-choice'
  | 'BDZ-enc-area-urban'
  | 'BDZ-enc-area-suburbs'
  | 'BDZ-enc-area-rural'
  | 'BDZ-enc-terrain-own'
  | 'BDZ-enc-terrain-size'
  | 'BDZ-enc-terrain-generator'
  | 'BDZ-enc-terrain-clear'
  | 'BDZ-enc-terrain-woods'
  | 'BDZ-enc-terrain-woods-edge'
  | 'BDZ-enc-terrain-road'
  | 'BDZ-enc-terrain-road-urban'
  | 'BDZ-enc-terrain-road-suburbs'
  | 'BDZ-enc-terrain-road-rural'
  | 'BDZ-enc-terrain-road-direction'
  | 'BDZ-enc-terrain-road-move'
  | 'BDZ-enc-terrain-hills'
  | 'BDZ-enc-buildings-common'
  | 'BDZ-enc-building-types'
  | 'BDZ-enc-vehicles-common'
  | 'BDZ-veh-scope'
  | 'BDZ-veh-working-first30'
  | 'BDZ-veh-working-early-fuel'
  | 'BDZ-veh-working-day14'
  | 'BDZ-veh-working-day30'
  | 'BDZ-veh-working-year1'
  | 'BDZ-veh-working-year2'
  | 'BDZ-veh-working-year3'
  | 'BDZ-veh-start-keys-in'
  | 'BDZ-veh-start-keys-found'
  | 'BDZ-veh-hotwire'
  | 'BDZ-veh-hotwire-bonus'
  | 'BDZ-veh-hotwire-once'
  | 'BDZ-veh-wont-start'
  | 'BDZ-veh-start-when-found'
  | 'BDZ-veh-start-when-lost-control'
  | 'BDZ-veh-start-when-zombies'
  | 'BDZ-veh-start-auto'
  | 'BDZ-veh-start-one-per-turn'
  | 'BDZ-veh-start-drive-off'
  | 'BDZ-veh-enter-exit-door'
  | 'BDZ-veh-enter-exit-dive'
  | 'BDZ-veh-group-passengers'
  | 'BDZ-veh-group-convoy'
  | 'BDZ-veh-types'
  | 'BDZ-veh-def-speed'
  | 'BDZ-veh-def-turns'
  | 'BDZ-veh-def-seats'
  | 'BDZ-veh-def-bash'
  | 'BDZ-veh-type-bigrig'
  | 'BDZ-veh-type-bus'
  | 'BDZ-veh-type-motorcycle'
  | 'BDZ-veh-type-pickup'
  | 'BDZ-veh-type-rv'
  | 'BDZ-veh-type-others'
  | 'BDZ-veh-move-normal'
  | 'BDZ-veh-crosscountry'
  | 'BDZ-veh-move-prorate'
  | 'BDZ-veh-move-assumed-moving'
  | 'BDZ-veh-accelerate-stopped'
  | 'BDZ-veh-no-drivertest-from-rest'
  | 'BDZ-veh-accelerate-moving'
  | 'BDZ-veh-brake'
  | 'BDZ-veh-reverse'
  | 'BDZ-veh-turning'
  | 'BDZ-veh-turn-keeps-speed'
  | 'BDZ-veh-turn-90-limit'
  | 'BDZ-veh-bootleg-who'
  | 'BDZ-veh-bootleg-procedure'
  | 'BDZ-veh-bootleg-success'
  | 'BDZ-veh-bootleg-fail'
  | 'BDZ-veh-tests'
  | 'BDZ-veh-test-star-choice'
  | 'BDZ-veh-test-transporter'
  | 'BDZ-veh-test-insight-when'
  | 'BDZ-veh-test-insight'
  | 'BDZ-veh-test-receivedfire-when'
  | 'BDZ-veh-test-receivedfire'
  | 'BDZ-veh-test-charge-when'
  | 'BDZ-veh-test-charge'
  | 'BDZ-veh-test-charged-when'
  | 'BDZ-veh-test-charged'
  | 'BDZ-veh-test-rundown-when'
  | 'BDZ-veh-test-rundown'
  | 'BDZ-veh-lose-control'
  | 'BDZ-veh-test-losecontrol'
  | 'BDZ-veh-test-losecontrol-1'
  | 'BDZ-veh-test-losecontrol-0'
  | 'BDZ-veh-driver-test'
  | 'BDZ-veh-drivertest-option'
  | 'BDZ-veh-rundown-procedure'
  | 'BDZ-veh-rundown-zombies'
  | 'BDZ-veh-rundown-several'
  | 'BDZ-veh-rundown-damage'
  | 'BDZ-veh-zombies-charge'
  | 'BDZ-veh-zombies-stopped'
  | 'BDZ-veh-ram-procedure'
  | 'BDZ-veh-ram-rear'
  | 'BDZ-veh-bash-dice'
  | 'BDZ-veh-bash-tbone'
  | 'BDZ-veh-bash-3'
  | 'BDZ-veh-bash-2'
  | 'BDZ-veh-bash-1'
  | 'BDZ-veh-bash-0'
  | 'BDZ-veh-bash-damage'
  | 'BDZ-veh-shoot-targets'
  | 'BDZ-veh-shoot-occupants'
  | 'BDZ-veh-shoot-driver-duckback'
  | 'BDZ-veh-shoot-driver-hunker'
  | 'BDZ-veh-shoot-vehicle-hit'
  | 'BDZ-veh-shoot-disabled'
  | 'BDZ-veh-repair'
  | 'BDZ-veh-driver-disabled'
  | 'BDZ-veh-noise'
  | 'BDZ-veh-noise-failed-start'
  | 'BDZ-veh-noise-alarm'
  | 'BDZ-veh-lane'
  | 'BDZ-veh-obstacle'
  | 'BDZ-veh-fire-out'
  | 'BDZ-veh-siphon'
  | 'BDZ-enc-scen-first-setup'
  | 'BDZ-enc-scen-first-zombies'
  | 'BDZ-enc-scen-first-open'
  | 'BDZ-enc-scen-first-toolbox'
  | 'BDZ-enc-scen-first-cart'
  | 'BDZ-enc-scen-first-goal'
  | 'BDZ-enc-scen-atm-setup'
  | 'BDZ-enc-scen-atm-weapons'
  | 'BDZ-enc-scen-atm-dogs'
  | 'BDZ-enc-scen-atm-zombies'
  | 'BDZ-enc-scen-atm-special'
  | 'BDZ-enc-scen-atm-goal'
  | 'BDZ-enc-scen-bleens-setup'
  | 'BDZ-enc-scen-bleens-weapons'
  | 'BDZ-enc-scen-bleens-only'
  | 'BDZ-enc-scen-bleens-jam'
  | 'BDZ-enc-scen-bleens-exit'
  | 'BDZ-enc-scen-bleens-tests'
  | 'BDZ-enc-scen-bleens-uncatchable'
  | 'BDZ-enc-scen-bleens-mother'
  | 'BDZ-enc-scen-bleens-goal'
  | 'BDZ-enc-kinds'
  | 'BDZ-enc-disc-goal'
  | 'BDZ-enc-disc-who'
  | 'BDZ-enc-disc-deploy'
  | 'BDZ-enc-disc-recruit'
  | 'BDZ-enc-raid-goal'
  | 'BDZ-enc-raid-resources'
  | 'BDZ-enc-raid-who'
  | 'BDZ-enc-raid-deploy'
  | 'BDZ-enc-raid-nozombies-building'
  | 'BDZ-enc-raid-nozombies-start'
  | 'BDZ-enc-raid-buildings'
  | 'BDZ-enc-raid-captive-find'
  | 'BDZ-enc-raid-captive-state'
  | 'BDZ-enc-raid-occupants'
  | 'BDZ-enc-raid-occupants-mods'
  | 'BDZ-enc-raid-awareness'
  | 'BDZ-enc-raid-awareness-mods'
  | 'BDZ-enc-raid-alarm'
  | 'BDZ-enc-raid-turnout'
  | 'BDZ-enc-tb-goal'
  | 'BDZ-enc-tb-who'
  | 'BDZ-enc-tb-deploy'
  | 'BDZ-enc-tb-end'
  | 'BDZ-enc-tb-recruit'
  | 'BDZ-enc-time-of-day'
  | 'BDZ-enc-occupied'
  | 'BDZ-enc-inside-mods'
  | 'BDZ-enc-inside-vacant'
  | 'BDZ-enc-inside-humans'
  | 'BDZ-enc-inside-maybe-zombies'
  | 'BDZ-enc-inside-zombies'
  | 'BDZ-enc-cz-match'
  | 'BDZ-enc-cz-totals'
  | 'BDZ-enc-cz-human-wins'
  | 'BDZ-enc-cz-fire'
  | 'BDZ-enc-cz-moveaway'
  | 'BDZ-enc-cz-surprised'
  | 'BDZ-enc-ch-who'
  | 'BDZ-enc-mg-match'
  | 'BDZ-enc-mg-leader'
  | 'BDZ-enc-mg-procedure'
  | 'BDZ-enc-mg-mod-numbers'
  | 'BDZ-enc-mg-mod-class'
  | 'BDZ-enc-mg-win2'
  | 'BDZ-enc-mg-win1'
  | 'BDZ-enc-mg-lose1'
  | 'BDZ-enc-mg-lose2'
  | 'BDZ-enc-mg-tie'
  | 'BDZ-enc-wtw-choose'
  | 'BDZ-enc-wtw-end'
  | 'BDZ-enc-wtw-recover'
  | 'BDZ-enc-mercy'
  | 'BDZ-enc-mercy-class'
  | 'BDZ-enc-mercy-first'
  | 'BDZ-enc-loot-when'
  | 'BDZ-enc-loot-joiners'
  | 'BDZ-enc-loot-search'
  | 'BDZ-enc-loot-area-mod'
  | 'BDZ-enc-loot-once'
  | 'BDZ-enc-loot-type'
  | 'BDZ-enc-loot-deduct'
  | 'BDZ-enc-loot-8'
  | 'BDZ-enc-loot-split'
  | 'BDZ-enc-loot-cure'
  | 'BDZ-enc-loot-weapons'
  | 'BDZ-enc-loot-grenades'
  | 'BDZ-enc-loot-subst-military'
  | 'BDZ-enc-loot-subst-police'
  | 'BDZ-enc-loot-large'
  | 'BDZ-enc-loot-large-three'
  | 'BDZ-enc-encumbrance'
  | 'BDZ-enc-encumbrance-vehicle'
  | 'BDZ-enc-cargo-values'
  | 'BDZ-camp-base'
  | 'BDZ-camp-res-use'
  | 'BDZ-camp-res-armor'
  | 'BDZ-camp-res-food'
  | 'BDZ-camp-res-food-share'
  | 'BDZ-camp-res-fuel'
  | 'BDZ-camp-res-keys'
  | 'BDZ-camp-res-luxury'
  | 'BDZ-enc-loot-medical'
  | 'BDZ-camp-res-cure'
  | 'BDZ-camp-res-weapons'
  | 'BDZ-camp-stockpile'
  | 'BDZ-enc-losers-weapon'
  | 'BDZ-enc-losers-search'
  | 'BDZ-enc-losers-result'
  | 'BDZ-enc-losers-once'
  | 'BDZ-enc-chal-steps'
  | 'BDZ-enc-chal-difficulty'
  | 'BDZ-enc-chal-consequence'
  | 'BDZ-enc-chal-roll'
  | 'BDZ-camp-random-events'
  | 'BDZ-enc-rand-2'
  | 'BDZ-enc-rand-3'
  | 'BDZ-enc-rand-4a'
  | 'BDZ-enc-rand-4b'
  | 'BDZ-enc-rand-5a'
  | 'BDZ-enc-rand-5b'
  | 'BDZ-enc-rand-6'
  | 'BDZ-enc-rand-7'
  | 'BDZ-enc-rand-8'
  | 'BDZ-enc-rand-9a'
  | 'BDZ-enc-rand-9b'
  | 'BDZ-enc-rand-10a'
  | 'BDZ-enc-rand-10b'
  | 'BDZ-enc-rand-11'
  | 'BDZ-enc-rand-12'
  | 'BDZ-camp-timeline'
  | 'BDZ-camp-start'
  | 'BDZ-camp-objectives'
  | 'BDZ-camp-month'
  | 'BDZ-camp-encounters-per-month'
  | 'BDZ-camp-food-month'
  | 'BDZ-camp-available'
  | 'BDZ-camp-available-adjust'
  | 'BDZ-camp-track-find'
  | 'BDZ-camp-track-gain'
  | 'BDZ-camp-track-use'
  | 'BDZ-camp-overfish'
  | 'BDZ-camp-barter-when'
  | 'BDZ-camp-barter-stock'
  | 'BDZ-camp-barter-own'
  | 'BDZ-camp-barter-max'
  | 'BDZ-camp-barter-rate'
  | 'BDZ-camp-barter-procedure'
  | 'BDZ-camp-barter-mods'
  | 'BDZ-camp-barter-win'
  | 'BDZ-camp-barter-lose1'
  | 'BDZ-camp-barter-lose2'
  | 'BDZ-camp-barter-tie'
  | 'BDZ-camp-travel-steps'
  | 'BDZ-camp-travel-rural-chain'
  | 'BDZ-camp-travel-time'
  | 'BDZ-camp-fuel-burn'
  | 'BDZ-camp-walk'
  | 'BDZ-camp-road-roll'
  | 'BDZ-camp-road-who'
  | 'BDZ-camp-road-med'
  | 'BDZ-camp-road-med-types'
  | 'BDZ-camp-road-patients'
  | 'BDZ-camp-road-patients-slow'
  | 'BDZ-camp-road-patients-scream'
  | 'BDZ-camp-road-patients-injured'
  | 'BDZ-camp-road-patients-recover'
  | 'BDZ-camp-road-kids'
  | 'BDZ-camp-road-kids-types'
  | 'BDZ-camp-road-kids-littler'
  | 'BDZ-camp-road-kids-small'
  | 'BDZ-camp-road-dazed'
  | 'BDZ-camp-road-dazed-survivor'
  | 'BDZ-camp-road-dazed-civilian'
  | 'BDZ-camp-road-dazed-basket'
  | 'BDZ-camp-road-refugees'
  | 'BDZ-camp-road-refugees-types'
  | 'BDZ-camp-road-refugees-shell'
  | 'BDZ-camp-road-media'
  | 'BDZ-camp-road-media-types'
  | 'BDZ-camp-road-looters'
  | 'BDZ-camp-road-gangers'
  | 'BDZ-camp-road-sniper'
  | 'BDZ-camp-road-cultists'
  | 'BDZ-camp-road-cultists-types'
  | 'BDZ-camp-road-prisoners'
  | 'BDZ-camp-road-rogue'
  | 'BDZ-camp-road-terrain'
  | 'BDZ-camp-road-where'
  | 'BDZ-camp-road-off'
  | 'BDZ-camp-road-on'
  | 'BDZ-camp-road-building'
  | 'BDZ-camp-road-place'
  | 'BDZ-camp-road-enter'
  | 'BDZ-camp-road-aware'
  | 'BDZ-camp-road-aware-mods'
  | 'BDZ-camp-evade'
  | 'BDZ-camp-together-when'
  | 'BDZ-camp-together-roll'
  | 'BDZ-camp-together-mods'
  | 'BDZ-camp-together-star2'
  | 'BDZ-camp-together-star1'
  | 'BDZ-camp-together-grunt1'
  | 'BDZ-camp-together-grunt2'
  | 'BDZ-camp-together-tie'
  | 'BDZ-camp-rep-success'
  | 'BDZ-camp-improve-rep'
  | 'BDZ-camp-rep-failure'
  | 'BDZ-camp-rep-min'
  | 'BDZ-camp-win'
  | 'BDZ-camp-overview-start'
  | 'BDZ-camp-overview-encounter'
  | 'BDZ-camp-roster'
  | 'BDZ-day-secret'
  | 'BDZ-day-who'
  | 'BDZ-day-job'
  | 'BDZ-day-experience-military'
  | 'BDZ-day-experience-police'
  | 'BDZ-day-experience-former'
  | 'BDZ-day-home-area'
  | 'BDZ-day-food'
  | 'BDZ-day-weapons'
  | 'BDZ-day-vehicles'
  | 'BDZ-day-fuel-full'
  | 'BDZ-day-luxury'
  | 'BDZ-day-plan'
  | 'BDZ-day-table'
  | 'BDZ-day-objective'
  | 'BDZ-day-getting-there'
  | 'BDZ-day-zombies-area'
  | 'BDZ-day-zombies-seven'
  | 'BDZ-day-zombies-none'
  | 'BDZ-day-zed-test'
  | 'BDZ-day-police'
  | 'BDZ-day-police-arrest'
  | 'BDZ-day-civ-locations'
  | 'BDZ-day-civilians'
  | 'BDZ-day-civ-fight'
  | 'BDZ-day-civ-result'
  | 'BDZ-day-activation-key'
  | 'BDZ-day-loc-spouse'
  | 'BDZ-day-loc-spouse-gone'
  | 'BDZ-day-loc-work'
  | 'BDZ-day-loc-school'
  | 'BDZ-day-loc-school-gone'
  | 'BDZ-day-loc-military'
  | 'BDZ-day-loc-police'
  | 'BDZ-day-loc-home'
  | 'BDZ-day-loc-box'
  | 'BDZ-day-loc-super'
  | 'BDZ-day-loc-vehicle'
  | 'BDZ-day-loc-bank'
  | 'BDZ-T-rep-levels'
  | 'BDZ-T-classes'
  | 'BDZ-T-attributes'
  | 'BDZ-T-list-military'
  | 'BDZ-T-list-police'
  | 'BDZ-T-list-survivor'
  | 'BDZ-T-list-civilian'
  | 'BDZ-T-list-ganger'
  | 'BDZ-T-weapons-survivor'
  | 'BDZ-T-weapons-civilian'
  | 'BDZ-T-weapons-ganger'
  | 'BDZ-T-react-tests'
  | 'BDZ-T-react-vocab'
  | 'BDZ-T-react-survivor'
  | 'BDZ-T-react-military'
  | 'BDZ-T-react-civilian'
  | 'BDZ-T-react-ganger'
  | 'BDZ-T-react-vehicle'
  | 'BDZ-T-weapons'
  | 'BDZ-T-outgunned'
  | 'BDZ-T-los'
  | 'BDZ-T-shoot'
  | 'BDZ-T-damage'
  | 'BDZ-T-grenade-throw'
  | 'BDZ-T-flashbang'
  | 'BDZ-T-melee-weapons'
  | 'BDZ-T-melee-mods'
  | 'BDZ-T-melee'
  | 'BDZ-T-recover-during'
  | 'BDZ-T-recover-after'
  | 'BDZ-T-dv'
  | 'BDZ-T-bldg-move'
  | 'BDZ-T-barricade'
  | 'BDZ-T-zgen-start'
  | 'BDZ-T-zgen-noise'
  | 'BDZ-T-noise'
  | 'BDZ-T-zgen-place'
  | 'BDZ-T-zmove'
  | 'BDZ-T-zact'
  | 'BDZ-T-areas'
  | 'BDZ-T-terrain'
  | 'BDZ-T-roads'
  | 'BDZ-T-buildings-by-area'
  | 'BDZ-T-building-types'
  | 'BDZ-T-vehicles-by-area'
  | 'BDZ-T-area-density'
  | 'BDZ-T-terrain-types'
  | 'BDZ-T-terrain-generator'
  | 'BDZ-T-common-buildings'
  | 'BDZ-T-enc-building-types'
  | 'BDZ-T-common-vehicles'
  | 'BDZ-T-veh-working'
  | 'BDZ-T-veh-start'
  | 'BDZ-T-veh-list'
  | 'BDZ-T-veh-reactions'
  | 'BDZ-T-veh-bash'
  | 'BDZ-T-veh-bash-damage'
  | 'BDZ-T-veh-disabled'
  | 'BDZ-T-veh-size'
  | 'BDZ-T-veh-obstacles'
  | 'BDZ-T-scenarios'
  | 'BDZ-T-disc-who'
  | 'BDZ-T-raid-who'
  | 'BDZ-T-tb-who'
  | 'BDZ-T-raid-occupants'
  | 'BDZ-T-raid-awareness'
  | 'BDZ-T-daypart'
  | 'BDZ-T-whats-inside'
  | 'BDZ-T-meet-greet'
  | 'BDZ-T-mercy'
  | 'BDZ-T-resources'
  | 'BDZ-T-weapons-loot'
  | 'BDZ-T-building-loot'
  | 'BDZ-T-building-areas'
  | 'BDZ-T-cargo'
  | 'BDZ-T-losers'
  | 'BDZ-T-challenge'
  | 'BDZ-T-random'
  | 'BDZ-T-timeline'
  | 'BDZ-T-month'
  | 'BDZ-T-available'
  | 'BDZ-T-barter'
  | 'BDZ-T-travel'
  | 'BDZ-T-road'
  | 'BDZ-T-road-who'
  | 'BDZ-T-road-groups'
  | 'BDZ-T-road-med'
  | 'BDZ-T-road-patients'
  | 'BDZ-T-road-kids'
  | 'BDZ-T-road-dazed'
  | 'BDZ-T-road-refugees'
  | 'BDZ-T-road-media'
  | 'BDZ-T-road-cultists'
  | 'BDZ-T-road-where'
  | 'BDZ-T-road-place'
  | 'BDZ-T-road-aware'
  | 'BDZ-T-together'
  | 'BDZ-T-overview'
  | 'BDZ-T-roster'
  | 'BDZ-T-day-questions'
  | 'BDZ-T-day-rep'
  | 'BDZ-T-day-locations'
  | 'BDZ-T-day-getting'
  | 'BDZ-T-day-results'
  | 'BDZ-T-day-activation'
  | 'BDZ-EX-intro-reaction'
  | 'BDZ-EX-dice-passing'
  | 'BDZ-EX-dice-successes'
  | 'BDZ-EX-dice-possibilities'
  | 'BDZ-EX-dice-adding'
  | 'BDZ-EX-dice-how-many'
  | 'BDZ-EX-star-ltl'
  | 'BDZ-EX-star-cheat'
  | 'BDZ-EX-star-freewill'
  | 'BDZ-EX-weapon-shown'
  | 'BDZ-EX-attributes'
  | 'BDZ-EX-group-split'
  | 'BDZ-EX-leader-die'
  | 'BDZ-EX-leader-replace'
  | 'BDZ-EX-leader-lost'
  | 'BDZ-EX-turn-first'
  | 'BDZ-EX-turn-second'
  | 'BDZ-EX-active-fire'
  | 'BDZ-EX-fast-move'
  | 'BDZ-EX-prone'
  | 'BDZ-EX-involuntary'
  | 'BDZ-EX-in-sight'
  | 'BDZ-EX-received-fire-group'
  | 'BDZ-EX-charge-part'
  | 'BDZ-EX-being-charged'
  | 'BDZ-EX-rally'
  | 'BDZ-EX-man-down'
  | 'BDZ-EX-recover-kd'
  | 'BDZ-EX-hero'
  | 'BDZ-EX-smg-spread'
  | 'BDZ-EX-shotgun'
  | 'BDZ-EX-outgunned-ammo'
  | 'BDZ-EX-tight-ammo'
  | 'BDZ-EX-switch'
  | 'BDZ-EX-fire-exchange'
  | 'BDZ-EX-target-selection'
  | 'BDZ-EX-shoot-cover'
  | 'BDZ-EX-damage'
  | 'BDZ-EX-autokill'
  | 'BDZ-EX-pitiful'
  | 'BDZ-EX-grenade-throw'
  | 'BDZ-EX-grenade-effect'
  | 'BDZ-EX-chainsaw'
  | 'BDZ-EX-melee'
  | 'BDZ-EX-break-off'
  | 'BDZ-EX-retrieve'
  | 'BDZ-EX-door'
  | 'BDZ-EX-stairs'
  | 'BDZ-EX-zgen-start'
  | 'BDZ-EX-zgen-noise'
  | 'BDZ-EX-zgen-place'
  | 'BDZ-EX-zact-order'
  | 'BDZ-EX-zact-lost-sight'
  | 'BDZ-EX-barricade'
  | 'BDZ-EX-zreact-in-sight'
  | 'BDZ-EX-zed-or-no-zed'
  | 'BDZ-EX-see-the-feast'
  | 'BDZ-EX-sanity'
  | 'BDZ-EX-zshoot-conceal'
  | 'BDZ-EX-easy-to-hit'
  | 'BDZ-EX-zmelee'
  | 'BDZ-EX-veh-turn-1'
  | 'BDZ-EX-veh-rundown-1'
  | 'BDZ-EX-enc-surprise-1'
  | 'BDZ-EX-enc-mg-1'
  | 'BDZ-EX-enc-mg-2'
  | 'BDZ-EX-enc-cargo-1'
  | 'BDZ-EX-enc-chal-1'
  | 'BDZ-EX-camp-travel-1'
  | 'BDZ-EX-day-fuel-1'
  | 'BDZ-D-freewill-mandown'
  | 'BDZ-D-cheat-zombie'
  | 'BDZ-D-born-leader'
  | 'BDZ-D-nerves'
  | 'BDZ-D-clumsy'
  | 'BDZ-D-marksman'
  | 'BDZ-D-recruit-list'
  | 'BDZ-D-swat'
  | 'BDZ-D-civilian-rare'
  | 'BDZ-D-rogue-band'
  | 'BDZ-D-trailer'
  | 'BDZ-D-rig-trailer'
  | 'BDZ-D-patrol-car'
  | 'BDZ-D-milestones'
  | 'BDZ-D-leader-die-self'
  | 'BDZ-D-leader-front'
  | 'BDZ-D-leader-die-alone'
  | 'BDZ-D-fast-status'
  | 'BDZ-D-in-sight-2in'
  | 'BDZ-D-military-fast'
  | 'BDZ-D-charge-range'
  | 'BDZ-D-mandown-range'
  | 'BDZ-D-leader-stunned'
  | 'BDZ-D-leader-joined'
  | 'BDZ-D-leader-left'
  | 'BDZ-D-leader-lost-delay'
  | 'BDZ-D-sanity-never'
  | 'BDZ-D-hunker-end'
  | 'BDZ-D-hero-dice'
  | 'BDZ-D-react-turn'
  | 'BDZ-D-case-order'
  | 'BDZ-D-outgunned-worse'
  | 'BDZ-D-star-no-ammo'
  | 'BDZ-D-outgunned-rank'
  | 'BDZ-D-noise-heard'
  | 'BDZ-D-los-figures'
  | 'BDZ-D-spread'
  | 'BDZ-D-blast-circle'
  | 'BDZ-D-fbg-noise'
  | 'BDZ-D-chainsaw-impact'
  | 'BDZ-D-wandering'
  | 'BDZ-D-feast-priority'
  | 'BDZ-D-feast-length-rest'
  | 'BDZ-D-barricade-pool'
  | 'BDZ-D-barricade-rep'
  | 'BDZ-D-barricade-human'
  | 'BDZ-D-water-human'
  | 'BDZ-D-zombie-stop-4'
  | 'BDZ-D-damage-multi'
  | 'BDZ-D-out-hurt'
  | 'BDZ-D-challenge-where'
  | 'BDZ-D-tied'
  | 'BDZ-D-unarmed-melee'
  | 'BDZ-D-melee-only'
  | 'BDZ-D-duck-open'
  | 'BDZ-D-prone-end'
  | 'BDZ-D-shoot-low'
  | 'BDZ-D-survivor-weapon-10'
  | 'BDZ-D-woods-edge'
  | 'BDZ-D-sight-mutual'
  | 'BDZ-D-cannot-fire'
  | 'BDZ-D-volley'
  | 'BDZ-D-one-test'
  | 'BDZ-D-outgunned-friends'
  | 'BDZ-D-in-sight-opens'
  | 'BDZ-D-in-sight-zombies'
  | 'BDZ-D-charged-once'
  | 'BDZ-D-down-tests'
  | 'BDZ-D-rear-pass2'
  | 'BDZ-D-melee-together'
  | 'BDZ-D-melee-drive'
  | 'BDZ-D-melee-split'
  | 'BDZ-D-chainsaw-runs'
  | 'BDZ-D-chainsaw-ones'
  | 'BDZ-D-zed-melee'
  | 'BDZ-D-zed-inside'
  | 'BDZ-D-zed-aboard'
  | 'BDZ-D-feast-when'
  | 'BDZ-D-feast-infect'
  | 'BDZ-D-easy-low-rep'
  | 'BDZ-D-weasel-many'
  | 'BDZ-D-fire-into-melee'
  | 'BDZ-D-endless-fire'
  | 'BDZ-D-own-dice'
  | 'BDZ-D-grenade-down'
  | 'BDZ-D-autokill-hand'
  | 'BDZ-D-auto-kill-charge'
  | 'BDZ-D-charge-zombie'
  | 'BDZ-D-c17'
  | 'BDZ-D-c18'
  | 'BDZ-D-c101'
  | 'BDZ-D-c1'
  | 'BDZ-D-c2'
  | 'BDZ-D-c3'
  | 'BDZ-D-c4'
  | 'BDZ-D-c5'
  | 'BDZ-D-c6'
  | 'BDZ-D-c7'
  | 'BDZ-D-c8'
  | 'BDZ-D-c9'
  | 'BDZ-D-c10'
  | 'BDZ-D-c11'
  | 'BDZ-D-c12'
  | 'BDZ-D-c13'
  | 'BDZ-D-c14'
  | 'BDZ-D-c15'
  | 'BDZ-D-c16'
  | 'BDZ-D-c61'
  | 'BDZ-D-c62'
  | 'BDZ-D-c68'
  | 'BDZ-D-c76'
  | 'BDZ-D-c77'
  | 'BDZ-D-c78'
  | 'BDZ-D-c79'
  | 'BDZ-D-c80'
  | 'BDZ-D-c81'
  | 'BDZ-D-c82'
  | 'BDZ-D-c83'
  | 'BDZ-D-c84'
  | 'BDZ-D-c85'
  | 'BDZ-D-c86'
  | 'BDZ-D-c93'
  | 'BDZ-D-veh-towards'
  | 'BDZ-D-veh-doors'
  | 'BDZ-D-veh-after'
  | 'BDZ-D-veh-near-miss'
  | 'BDZ-D-veh-back'
  | 'BDZ-D-out-by-door'
  | 'BDZ-D-uphill'
  | 'BDZ-D-charge-vehicle'
  | 'BDZ-D-alarm-off'
  | 'BDZ-D-engine-off'
  | 'BDZ-D-road-end'
  | 'BDZ-D-enter'
  | 'BDZ-D-own-scenarios'
  | 'BDZ-D-free-fights'
  | 'BDZ-D-c19'
  | 'BDZ-D-c20'
  | 'BDZ-D-c55'
  | 'BDZ-D-c92'
  | 'BDZ-D-c21'
  | 'BDZ-D-c22'
  | 'BDZ-D-c23'
  | 'BDZ-D-c24'
  | 'BDZ-D-c25'
  | 'BDZ-D-c26'
  | 'BDZ-D-c27'
  | 'BDZ-D-c28'
  | 'BDZ-D-c29'
  | 'BDZ-D-c30'
  | 'BDZ-D-c31'
  | 'BDZ-D-c32'
  | 'BDZ-D-c33'
  | 'BDZ-D-c34'
  | 'BDZ-D-c35'
  | 'BDZ-D-c36'
  | 'BDZ-D-c37'
  | 'BDZ-D-c38'
  | 'BDZ-D-c39'
  | 'BDZ-D-c40'
  | 'BDZ-D-c130'
  | 'BDZ-D-c131'
  | 'BDZ-D-c132'
  | 'BDZ-D-c133'
  | 'BDZ-D-c138'
  | 'BDZ-D-c134'
  | 'BDZ-D-c135'
  | 'BDZ-D-c136'
  | 'BDZ-D-c137'
  | 'BDZ-D-c141'
  | 'BDZ-D-c142'
  | 'BDZ-D-c143'
  | 'BDZ-D-c120'
  | 'BDZ-D-c121'
  | 'BDZ-D-c122'
  | 'BDZ-D-c123'
  | 'BDZ-D-c124'
  | 'BDZ-D-c41'
  | 'BDZ-D-c42'
  | 'BDZ-D-c43'
  | 'BDZ-D-c44'
  | 'BDZ-D-c45'
  | 'BDZ-D-c46'
  | 'BDZ-D-c47'
  | 'BDZ-D-c48'
  | 'BDZ-D-c49'
  | 'BDZ-D-c50'
  | 'BDZ-D-c51'
  | 'BDZ-D-c52'
  | 'BDZ-D-c53'
  | 'BDZ-D-c54'
  | 'BDZ-D-c56'
  | 'BDZ-D-c57'
  | 'BDZ-D-c58'
  | 'BDZ-D-c59'
  | 'BDZ-D-c60'
  | 'BDZ-D-c63'
  | 'BDZ-D-c64'
  | 'BDZ-D-c65'
  | 'BDZ-D-c148'
  | 'BDZ-D-c66'
  | 'BDZ-D-c67'
  | 'BDZ-D-c69'
  | 'BDZ-D-c70'
  | 'BDZ-D-c71'
  | 'BDZ-D-c72'
  | 'BDZ-D-c73'
  | 'BDZ-D-c74'
  | 'BDZ-D-c140'
  | 'BDZ-D-c75'
  | 'BDZ-D-c87'
  | 'BDZ-D-c88'
  | 'BDZ-D-c89'
  | 'BDZ-D-c90'
  | 'BDZ-D-c91'
  | 'BDZ-D-c94'
  | 'BDZ-D-c95'
  | 'BDZ-D-c96'
  | 'BDZ-D-c97'
  | 'BDZ-D-c98'
  | 'BDZ-D-c99'
  | 'BDZ-D-c100'
  | 'BDZ-D-c102'
  | 'BDZ-D-c103'
  | 'BDZ-D-c110'
  | 'BDZ-D-c111'
  | 'BDZ-D-c112'
  | 'BDZ-D-c139'
  | 'BDZ-D-c144'
  | 'BDZ-D-c145'
  | 'BDZ-D-c146'
  | 'BDZ-D-c147'
  | 'BDZ-D-c149'
  | 'BDZ-D-c151'
  | 'BDZ-D-c150'
  | 'BDZ-D-c113'
  | 'BDZ-D-c114'
  | 'BDZ-D-carried';

export const REGISTER = {
 "system": "bdz",
 "title": "All Things Zombie: Better Dead Than Zed",
 "rules": [
  {
   "id": "BDZ-equip-dice",
   "title": "Dice needed",
   "kind": "component",
   "provenance": "stated",
   "where": "Equipment Required",
   "rule": "Every roll uses six-sided dice. Have six or more to hand; two of them are of different colours for the activation roll.",
   "see": [
    "BDZ-turn-colours"
   ]
  },
  {
   "id": "BDZ-equip-table",
   "title": "Table, ruler, figures, buildings",
   "kind": "component",
   "provenance": "stated",
   "where": "Equipment Required",
   "rule": "Play on a flat surface of at least 48 by 48 inches (larger is fine) with a measuring device, figures in one consistent scale, and pieces for buildings and terrain.",
   "note": "Day One games use a 36 by 36 inch table instead, see BDZ-day-table."
  },
  {
   "id": "BDZ-play-modes",
   "title": "Ways to play",
   "kind": "advice",
   "provenance": "stated",
   "where": "How Is The Game Played?",
   "rule": "Solo, several players on the same side, or players against each other; single games or a linked campaign. A player takes one or more human characters. Zombies are always run by the rules; when all players share a side, another player rolls for the zombies and the hostile humans."
  },
  {
   "id": "BDZ-play-reaction-first",
   "title": "Reactions interrupt actions",
   "kind": "procedure",
   "provenance": "stated",
   "where": "THW Reaction System",
   "rule": "When an active figure does something that calls for a test, the tested figure reacts at once, before the active side goes on; that reaction can call for a further test by the first figure, and so on until nobody has a test left to take. Only then does the active figure or group continue.",
   "see": [
    "BDZ-turn-group-complete",
    "BDZ-shoot-exchange"
   ]
  },
  {
   "id": "BDZ-dice-passing",
   "title": "Passing dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Passing Dice",
   "rule": "Roll the called-for d6 (normally two) and compare each die by itself with the figure's Rep. A die equal to or below Rep is passed, a die above it is failed. The outcome is pass 2d6, pass 1d6 or pass 0d6."
  },
  {
   "id": "BDZ-dice-passing-cap",
   "title": "Never better than pass 2d6",
   "kind": "limit",
   "provenance": "stated",
   "where": "Passing Dice",
   "rule": "A figure may roll more or fewer than two dice on a test, but the outcome never counts as better than pass 2d6. With one die the best outcome is pass 1d6."
  },
  {
   "id": "BDZ-dice-successes",
   "title": "Counting successes",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Counting Successes",
   "rule": "On rolls that count successes, each die of 1, 2 or 3 is a success and each die of 4, 5 or 6 is a failure, whatever the Rep."
  },
  {
   "id": "BDZ-dice-possibilities",
   "title": "Numbers in parentheses",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Possibilities",
   "rule": "A number or span in parentheses, such as (1-2), means roll 1d6 and the thing happens if the die is in that span."
  },
  {
   "id": "BDZ-dice-adding",
   "title": "Read or add",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Reading And Adding The Dice",
   "rule": "Some rolls read the face of the die as it is, and where two dice are rolled that way their faces are added."
  },
  {
   "id": "BDZ-dice-how-many",
   "title": "How many dice a table uses",
   "kind": "procedure",
   "provenance": "stated",
   "where": "How Many D6?",
   "rule": "The upper left corner of each table gives the number of d6: 1, 2, 3, or a word (Rep, Target, Bash Value) meaning one d6 for each point of it. LD there, or (LD) beside a test, marks a test on which a Leader Die may be used.",
   "see": [
    "BDZ-leader-die"
   ]
  },
  {
   "id": "BDZ-dice-half",
   "title": "Half a die",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "When The Game Starts; Extended Example (Meeting Zombies)",
   "rule": "Where 1/2d6 is called for, roll 1d6, halve it and round up, so 1-2 is 1, 3-4 is 2 and 5-6 is 3.",
   "note": "The rounding is not written as a rule; the building example turns a 5 into three zombies.",
   "see": [
    "BDZ-zgen-start"
   ]
  },
  {
   "id": "BDZ-figure-one",
   "title": "One figure, one person",
   "kind": "component",
   "provenance": "stated",
   "where": "Basing Figures",
   "rule": "Each human figure is one person and each zombie figure one zombie."
  },
  {
   "id": "BDZ-figure-base",
   "title": "Base size",
   "kind": "component",
   "provenance": "stated",
   "where": "Basing Figures",
   "rule": "A figure stands on a round or square base 1 inch across; other existing bases are also acceptable."
  },
  {
   "id": "BDZ-face-front",
   "title": "Front facing",
   "kind": "component",
   "provenance": "stated",
   "where": "Defining Faces; Line Of Sight",
   "rule": "A figure's front is everything within 90 degrees to the left or right of the way it faces, that is the half circle in front of it. All else is its rear."
  },
  {
   "id": "BDZ-face-rear-attack",
   "title": "What counts as a rear attack",
   "kind": "limit",
   "provenance": "stated",
   "where": "Defining Faces",
   "rule": "A charge or shot is against the rear only if the attacker both started and ended its movement behind the target's front facing. The attacker's actual position decides, not the player's intention.",
   "see": [
    "BDZ-melee-rear",
    "BDZ-zreact-charged-rear"
   ]
  },
  {
   "id": "BDZ-char-defined",
   "title": "What defines a character",
   "kind": "component",
   "provenance": "stated",
   "where": "Defining Characters",
   "rule": "Every human has six properties: Star or Grunt, class, Rep, attributes, weapons, and whether it is protected (wears body armour)."
  },
  {
   "id": "BDZ-char-star",
   "title": "Stars",
   "kind": "component",
   "provenance": "stated",
   "where": "Stars and Grunts",
   "rule": "A Star represents a player. Rep 5 is the suggested starting Rep. A player may run more than one Star.",
   "see": [
    "BDZ-class-start"
   ]
  },
  {
   "id": "BDZ-char-grunt",
   "title": "Grunts",
   "kind": "component",
   "provenance": "stated",
   "where": "Stars and Grunts",
   "rule": "A Grunt is any character that does not stand for a player, friend or foe. Grunts come and go and their behaviour is set by the game mechanics."
  },
  {
   "id": "BDZ-char-recruit-count",
   "title": "How many Grunts a Star recruits",
   "kind": "limit",
   "provenance": "stated",
   "where": "Stars and Grunts; Using The Lists",
   "rule": "At the start a Star may recruit one Grunt for each point of its own Rep."
  },
  {
   "id": "BDZ-char-recruit-rep",
   "title": "No starting Grunt above the Star",
   "kind": "limit",
   "provenance": "stated",
   "where": "Stars and Grunts; Using The Lists",
   "rule": "At the start of the game a Star may not recruit a Grunt whose Rep is higher than the Star's; re-roll such a recruit until its Rep is equal or lower."
  },
  {
   "id": "BDZ-char-recruit-later",
   "title": "Recruiting in play",
   "kind": "campaign",
   "provenance": "stated",
   "where": "Stars and Grunts",
   "rule": "During this and later games the Star may take on more Grunts as they are met, and these may have a higher Rep than the Star.",
   "see": [
    "BDZ-char-recruit-rep"
   ]
  },
  {
   "id": "BDZ-star-advantages",
   "title": "The three Star advantages",
   "kind": "component",
   "provenance": "stated",
   "where": "Star Advantages",
   "rule": "Every Star has Larger Than Life, Cheating Death and Free Will; no Grunt has any of them.",
   "see": [
    "BDZ-star-ltl",
    "BDZ-star-cheat",
    "BDZ-star-freewill"
   ]
  },
  {
   "id": "BDZ-star-ltl",
   "title": "Larger Than Life",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Larger Than Life (LTL)",
   "rule": "A Star cannot be killed by an attacker whose Rep is lower than the Star's: any obviously dead result caused by such an attacker becomes out of the fight."
  },
  {
   "id": "BDZ-star-ltl-zombie",
   "title": "Zombies ignore Larger Than Life",
   "kind": "limit",
   "provenance": "stated",
   "where": "Larger Than Life (LTL)",
   "rule": "Larger Than Life gives no protection when the killer is a zombie, whatever the Star's Rep."
  },
  {
   "id": "BDZ-star-cheat",
   "title": "Cheating Death",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Cheating Death",
   "rule": "A Star that would be killed by somebody of equal or higher Rep may declare that it cheats death. It is taken off the table at once, alive, and plays no further part in this game.",
   "note": "Also open against a zombie kill, see BDZ-D-cheat-zombie."
  },
  {
   "id": "BDZ-star-cheat-rep",
   "title": "Cost of cheating death",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Cheating Death",
   "rule": "Each use of Cheating Death lowers the Star's Rep by one immediately."
  },
  {
   "id": "BDZ-star-cheat-infection",
   "title": "Cheating Death does not stop infection",
   "kind": "limit",
   "provenance": "stated",
   "where": "Cheating Death",
   "rule": "A Star that cheats death still takes the infection test if zombies could have infected it.",
   "see": [
    "BDZ-harry-test"
   ]
  },
  {
   "id": "BDZ-star-freewill",
   "title": "Free Will",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Free Will; reaction test tables",
   "rule": "On every test marked with an asterisk a Star may, instead of rolling, choose to count as passing 2d6, 1d6 or 0d6. The tests are Received Fire, Wanting To Charge, Being Charged, Rally, Man Down, Leader Lost, and the vehicle tests Received Fire, Charge and Charged. It may never be used on Fast Move, In Sight, Recover From Knock Down, Zed Or No Zed, See The Feast or Sanity.",
   "note": "Man Down is missing from the text list but carries the asterisk in all four tables, see BDZ-D-freewill-mandown.",
   "tables": [
    "BDZ-T-react-tests"
   ]
  },
  {
   "id": "BDZ-class-four",
   "title": "Four classes",
   "kind": "component",
   "provenance": "stated",
   "where": "Character Classes",
   "rule": "Every human belongs to one class: civilian, ganger, military or survivor. The class decides which of the four reaction tables it uses. A group may hold members of different classes, each reacting by its own table.",
   "tables": [
    "BDZ-T-classes"
   ],
   "note": "Mixed groups are stated under The Lists; one roll is made and each figure reads its own table."
  },
  {
   "id": "BDZ-class-civilian",
   "title": "Civilians",
   "kind": "component",
   "provenance": "stated",
   "where": "Character Classes",
   "rule": "Ordinary people from before the outbreak. A character remains a civilian until it becomes a survivor, becomes a ganger, or dies."
  },
  {
   "id": "BDZ-class-ganger",
   "title": "Gangers",
   "kind": "component",
   "provenance": "stated",
   "where": "Character Classes",
   "rule": "Ruthless people out for themselves. Civilians are their prey, survivors their enemies; the military they avoid."
  },
  {
   "id": "BDZ-class-military",
   "title": "Military",
   "kind": "component",
   "provenance": "stated",
   "where": "Character Classes",
   "rule": "The last of law and order at first; as time passes its members drift away and become gangers or survivors.",
   "see": [
    "BDZ-list-military-rogue"
   ]
  },
  {
   "id": "BDZ-class-survivor",
   "title": "Survivors",
   "kind": "component",
   "provenance": "stated",
   "where": "Character Classes",
   "rule": "People banded together for safety and rebuilding. They recruit civilians, fight gangers and distrust the military."
  },
  {
   "id": "BDZ-class-start",
   "title": "Starting class",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Choosing Your Class",
   "rule": "A player normally starts as a civilian Star of Rep 5. A civilian Star of Rep 3 is offered as a harder start."
  },
  {
   "id": "BDZ-class-milestones",
   "title": "Leaving the civilian class",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Choosing Your Class",
   "rule": "A civilian may become a survivor or a ganger, if the player wishes, once all three of these have happened: it has seen at least three zombies; it has killed a zombie; it has fought, at range or hand to hand, somebody armed of any of the four classes.",
   "note": "The list alone reads like alternatives; the sentence after it says all three are needed."
  },
  {
   "id": "BDZ-class-free-start",
   "title": "Starting outside the civilian class",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Choosing Your Class",
   "rule": "A player may instead begin directly as military, ganger or survivor."
  },
  {
   "id": "BDZ-rep-meaning",
   "title": "Reputation",
   "kind": "component",
   "provenance": "stated",
   "where": "Reputation",
   "rule": "Rep is one number from 1 to 6 for overall quality (training, experience, morale, motivation). It is the target for passing dice and is added to each shooting die.",
   "tables": [
    "BDZ-T-rep-levels"
   ],
   "note": "In a campaign Rep can grow past 6 and never falls below 1, see BDZ-camp-improve-rep."
  },
  {
   "id": "BDZ-weapon-carried",
   "title": "Weapons carried",
   "kind": "component",
   "provenance": "stated",
   "where": "Weapons",
   "rule": "Most characters have a ranged weapon; civilians and children often have none. A character may carry more than one weapon. A figure counts as armed with what the model shows, or with what was rolled for it.",
   "see": [
    "BDZ-list-weapon-roll"
   ]
  },
  {
   "id": "BDZ-weapon-start-one",
   "title": "One weapon to start",
   "kind": "component",
   "provenance": "stated",
   "where": "Finding More Weapons",
   "rule": "Most humans start with one weapon; others come out of searched buildings or from beaten opponents.",
   "see": [
    "BDZ-enc-loot-weapons"
   ]
  },
  {
   "id": "BDZ-protected",
   "title": "Protected figures",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Protection; Recover From Knock Down",
   "rule": "A figure wearing body armour (flak jacket, police or military armour) is protected. Its only effect is on the Recover From Knock Down test, where pass 1d6 leaves it stunned instead of out of the fight.",
   "see": [
    "BDZ-react-recover-kd"
   ]
  },
  {
   "id": "BDZ-attr-optional",
   "title": "Attributes are optional",
   "kind": "advice",
   "provenance": "stated",
   "where": "Attributes",
   "rule": "Attributes are an optional rule; they apply to players' characters and to enemy humans alike."
  },
  {
   "id": "BDZ-attr-star",
   "title": "A Star's attributes",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Attributes",
   "rule": "A Star has two attributes, chosen by the player from the list.",
   "tables": [
    "BDZ-T-attributes"
   ]
  },
  {
   "id": "BDZ-attr-grunt",
   "title": "A Grunt's attribute",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Attributes",
   "rule": "A Grunt has one attribute. Roll 2d6 and add them; on totals 4, 6, 7, 8, 9 and 10 roll another 1d6 to choose within that total.",
   "tables": [
    "BDZ-T-attributes"
   ]
  },
  {
   "id": "BDZ-attr-born-leader",
   "title": "Born Leader (2): own tests",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "The character adds 1d6 to all its own reaction tests except In Sight and Recover From Knock Down."
  },
  {
   "id": "BDZ-attr-born-leader-aura",
   "title": "Born Leader (2): friends nearby",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "Any friendly character within 4 inches of a Born Leader takes the same reaction result as the Born Leader, whatever its own dice would have given.",
   "note": "The better or worse of the two does not matter; the Born Leader's result replaces it. See BDZ-D-born-leader."
  },
  {
   "id": "BDZ-attr-poser",
   "title": "Poser (3)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "Rolls only 1d6 on the Received Fire test."
  },
  {
   "id": "BDZ-attr-agile",
   "title": "Agile (4, then 1-3)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "Suffers no shooting penalty for having moved fast.",
   "see": [
    "BDZ-shoot-shooter-fast"
   ]
  },
  {
   "id": "BDZ-attr-dumbass",
   "title": "Dumbass (4, then 4-6)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "At each activation rolls 1d6 against Rep. Pass 1d6: acts normally. Pass 0d6: may not activate this turn but still reacts normally."
  },
  {
   "id": "BDZ-attr-slow",
   "title": "Slow (5)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "On the Fast Move test a pass 2d6 counts as pass 1d6."
  },
  {
   "id": "BDZ-attr-brawler",
   "title": "Brawler (6, then 1-4)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "Adds 1d6 in melee."
  },
  {
   "id": "BDZ-attr-ambidextrous",
   "title": "Ambidextrous (6, then 5-6)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "Firing two weapons at once does not count as snap fire for this character.",
   "see": [
    "BDZ-shoot-two-weapons"
   ]
  },
  {
   "id": "BDZ-attr-slow-to-react",
   "title": "Slow to React (7, then 1-2)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "Counts Rep as one lower on the In Sight test."
  },
  {
   "id": "BDZ-attr-vanilla",
   "title": "Vanilla (7, then 3-4)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "No attribute."
  },
  {
   "id": "BDZ-attr-stone-cold",
   "title": "Stone Cold (7, then 5-6)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "Rolls 3d6 on all reaction tests (the outcome is still at most pass 2d6).",
   "see": [
    "BDZ-dice-passing-cap"
   ]
  },
  {
   "id": "BDZ-attr-knifeman",
   "title": "Knifeman (8, then 1-3)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "Adds 1d6 in melee, but only while armed with a knife.",
   "note": "A good knife counts as a one handed weapon (Impact 2) in one of the seed's scenarios."
  },
  {
   "id": "BDZ-attr-athlete",
   "title": "Athlete (8, then 4-6)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "Rolls 3d6 on the Fast Move test."
  },
  {
   "id": "BDZ-attr-wuss",
   "title": "Wuss (9, then 1-3)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "Rolls only 1d6 on Rally, Wanting To Charge and Being Charged."
  },
  {
   "id": "BDZ-attr-runt",
   "title": "Runt (9, then 4-6)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "Subtracts 1d6 in melee."
  },
  {
   "id": "BDZ-attr-transporter",
   "title": "Transporter (10, then 1-2)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table; Starting The Vehicle",
   "rule": "Rolls 3d6 on the Lose Control test, and adds 1d6 when hotwiring a vehicle.",
   "see": [
    "BDZ-veh-lose-control",
    "BDZ-veh-hotwire"
   ],
   "note": "In the scan the end of this entry has slipped below the row for 12."
  },
  {
   "id": "BDZ-attr-marksman",
   "title": "Marksman (10, then 3-6)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "With a bolt action rifle rolls 2d6 instead of 1d6 and counts only the best, and the rifle's range becomes 60 inches. Firing it from prone, rolls a third d6 and still counts only the best.",
   "note": "The weapon still has Target 1, so only one target and one hit."
  },
  {
   "id": "BDZ-attr-clumsy",
   "title": "Clumsy (11)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "If this character fails a Fast Move test (pass 0d6) with doubles it moves 1d6 inches, falls there and counts as stunned."
  },
  {
   "id": "BDZ-attr-nerves",
   "title": "Nerves of Steel (12)",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Attributes Table",
   "rule": "The character is never affected by a duck back result.",
   "note": "What it does instead is decided in BDZ-D-nerves."
  },
  {
   "id": "BDZ-list-size-advice",
   "title": "Size of a first group",
   "kind": "advice",
   "provenance": "stated",
   "where": "Building Your Group",
   "rule": "For first games use one to three figures for each player, with a spread of Reps."
  },
  {
   "id": "BDZ-list-recruit",
   "title": "Recruiting from a list",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Using The Lists",
   "rule": "For each recruit roll 2d6, add them, and read the type and Rep from the list of the class. The Special row is the Star itself (Rep 5) and is never rolled.",
   "tables": [
    "BDZ-T-list-military",
    "BDZ-T-list-police",
    "BDZ-T-list-survivor",
    "BDZ-T-list-civilian",
    "BDZ-T-list-ganger"
   ],
   "see": [
    "BDZ-char-recruit-rep"
   ]
  },
  {
   "id": "BDZ-list-weapon-roll",
   "title": "Rolling for a weapon",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Survivor List; Civilian List; Ganger List",
   "rule": "Survivors, civilians and gangers add 1d6 to the figure's Rep and read the weapon from their own table. Where a total is split, roll another 1d6 for the span. Totals above 11 count as 11.",
   "tables": [
    "BDZ-T-weapons-survivor",
    "BDZ-T-weapons-civilian",
    "BDZ-T-weapons-ganger"
   ],
   "note": "The further 1d6 on split totals follows the parenthesis rule BDZ-dice-possibilities."
  },
  {
   "id": "BDZ-list-military",
   "title": "Military list",
   "kind": "table",
   "provenance": "stated",
   "where": "Military List",
   "rule": "National Guard (1-5) or regular army (6). Type and Rep come from the military list.",
   "tables": [
    "BDZ-T-list-military"
   ]
  },
  {
   "id": "BDZ-list-military-squad",
   "title": "Military squads",
   "kind": "component",
   "provenance": "stated",
   "where": "Military List",
   "rule": "Most squads have ten to twelve soldiers, split into teams of four, each under a Team Leader."
  },
  {
   "id": "BDZ-list-military-gear",
   "title": "Military equipment",
   "kind": "component",
   "provenance": "stated",
   "where": "Military List",
   "rule": "Every soldier is protected and has an assault rifle and flash bang grenades.",
   "note": "A Star who gathers a band of soldiers is one of them, with the weapon of its choice, and may carry the SAW.",
   "see": [
    "BDZ-protected",
    "BDZ-grenade-supply"
   ]
  },
  {
   "id": "BDZ-list-military-saw",
   "title": "One SAW in each group",
   "kind": "limit",
   "provenance": "stated",
   "where": "Military List",
   "rule": "One member of each military group may have a squad automatic weapon.",
   "note": "It replaces that soldier's assault rifle."
  },
  {
   "id": "BDZ-list-military-guard",
   "title": "National Guard modifier",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Military List",
   "rule": "Add 2 to the roll on the military list for National Guard characters; totals of 13 and 14 are recruits.",
   "note": "The list stops at 12; reading 13 and 14 as the last row is inferred."
  },
  {
   "id": "BDZ-list-military-rogue",
   "title": "Military going rogue",
   "kind": "campaign",
   "provenance": "stated",
   "where": "Military List",
   "rule": "From two months after the outbreak each rolls 1d6: on 1-3 it becomes a survivor, on 4-6 a ganger, and it no longer answers to any authority.",
   "see": [
    "BDZ-D-rogue-band"
   ]
  },
  {
   "id": "BDZ-list-police",
   "title": "Police list",
   "kind": "table",
   "provenance": "stated",
   "where": "Police List",
   "rule": "In the first days of the outbreak the police are the only defence. Type and Rep come from the police list. Police use the military reaction table.",
   "tables": [
    "BDZ-T-list-police"
   ]
  },
  {
   "id": "BDZ-list-police-week2",
   "title": "Police overwhelmed",
   "kind": "campaign",
   "provenance": "stated",
   "where": "Police List",
   "rule": "By the end of the second week the military replaces the police. At that time each goes rogue on 1-2 of 1d6 and uses the ganger reaction table from then on.",
   "see": [
    "BDZ-D-rogue-band"
   ]
  },
  {
   "id": "BDZ-list-police-month2",
   "title": "Remaining police after two months",
   "kind": "campaign",
   "provenance": "stated",
   "where": "Police List",
   "rule": "Police who have not gone rogue roll 1d6 after the two-month anniversary: 1-3 survivor, 4-6 ganger.",
   "see": [
    "BDZ-D-rogue-band"
   ]
  },
  {
   "id": "BDZ-list-police-gear",
   "title": "Police equipment",
   "kind": "component",
   "provenance": "stated",
   "where": "Police List",
   "rule": "An officer has a BA pistol and may fetch a shotgun from the patrol car."
  },
  {
   "id": "BDZ-list-police-swat",
   "title": "SWAT",
   "kind": "component",
   "provenance": "stated",
   "where": "Police List; Protection",
   "rule": "SWAT have a BA pistol and may take assault rifles, shotguns or submachine guns. They do not work together with uniformed officers; they replace them. They are the seed's example of figures in body armour, so they are protected.",
   "note": "That SWAT wear armour is from the protection paragraph, not from the list."
  },
  {
   "id": "BDZ-list-survivor",
   "title": "Survivor list",
   "kind": "table",
   "provenance": "stated",
   "where": "Survivor List",
   "rule": "Type and Rep of a survivor, then a weapon roll on the survivor weapon table.",
   "tables": [
    "BDZ-T-list-survivor",
    "BDZ-T-weapons-survivor"
   ]
  },
  {
   "id": "BDZ-list-civilian",
   "title": "Civilian list",
   "kind": "table",
   "provenance": "stated",
   "where": "Civilian List",
   "rule": "Type and Rep of a civilian, then a weapon roll on the civilian weapon table.",
   "tables": [
    "BDZ-T-list-civilian",
    "BDZ-T-weapons-civilian"
   ]
  },
  {
   "id": "BDZ-list-civilian-rare",
   "title": "Civilians grow rare",
   "kind": "campaign",
   "provenance": "stated",
   "where": "Civilian List",
   "rule": "After the one-year anniversary there are hardly any civilians left; most have become survivors or gangers."
  },
  {
   "id": "BDZ-list-ganger",
   "title": "Ganger list",
   "kind": "table",
   "provenance": "stated",
   "where": "Ganger List",
   "rule": "Type and Rep of a ganger, then a weapon roll on the ganger weapon table.",
   "tables": [
    "BDZ-T-list-ganger",
    "BDZ-T-weapons-ganger"
   ]
  },
  {
   "id": "BDZ-group-start",
   "title": "Forming groups",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Groups",
   "rule": "At the start of an encounter each side divides its figures into groups of one or more."
  },
  {
   "id": "BDZ-group-distance",
   "title": "What makes a group",
   "kind": "limit",
   "provenance": "stated",
   "where": "Groups",
   "rule": "Figures are one group while each is within 4 inches of, and in clear line of sight to, at least one other member of it."
  },
  {
   "id": "BDZ-group-change",
   "title": "Splitting and joining",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Groups",
   "rule": "Groups may be joined or split at any time in the turn while their side is active. A reaction that moves a figure more than 4 inches from every other member (or out of their sight) splits it off at once; it is then a group of its own and activates alone."
  },
  {
   "id": "BDZ-group-join-move",
   "title": "A joined figure moves with the group",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "Groups, example",
   "rule": "A figure that an active group reaches (within 4 inches and in sight) becomes part of that group and may move with it straight away.",
   "note": "The example has Char move so who has ducked back; she comes up then, as at the start of a turn of her own."
  },
  {
   "id": "BDZ-leader-start",
   "title": "Every group has a Leader",
   "kind": "component",
   "provenance": "stated",
   "where": "Leaders",
   "rule": "Each group begins the encounter with a Leader, usually the Star."
  },
  {
   "id": "BDZ-leader-activate",
   "title": "The Leader activates the group",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Leaders",
   "rule": "All figures in the Leader's group activate when the Leader does, whatever their own Rep.",
   "see": [
    "BDZ-turn-rep-threshold"
   ]
  },
  {
   "id": "BDZ-leader-die",
   "title": "Leader Die",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Leaders",
   "rule": "On a test marked LD the Leader throws 1d6 extra and compares it with the Leader's own Rep. If it passes, one passed die is added to the result of every figure in the group taking the test (maximum pass 2d6).",
   "note": "LD tests are Fast Move, Received Fire, Wanting To Charge, Being Charged and Rally in all four tables. It counts for the Leader's own result too, see BDZ-D-leader-die-self.",
   "tables": [
    "BDZ-T-react-tests"
   ]
  },
  {
   "id": "BDZ-leader-front",
   "title": "Leaders lead from the front",
   "kind": "limit",
   "provenance": "stated",
   "where": "Leaders",
   "rule": "The Leader Die may be used only while the Leader is at the front of the group.",
   "note": "What front means is set in BDZ-D-leader-front."
  },
  {
   "id": "BDZ-leader-replace",
   "title": "Replacing a Leader",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Replacing Leaders",
   "rule": "When the Leader is disabled or leaves, the group member with the highest Rep becomes Leader with all the Leader's functions, a Star or not; the player picks among ties. The Leader Lost result may delay this until the group is next active.",
   "note": "See BDZ-D-leader-left for when another steps up.",
   "see": [
    "BDZ-react-leader-lost"
   ]
  },
  {
   "id": "BDZ-turn-colours",
   "title": "Activation dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Turn Sequence",
   "rule": "At the start of the game name one of two differently coloured d6 for the humans and the other for the zombies. Each turn starts by rolling both together."
  },
  {
   "id": "BDZ-turn-doubles",
   "title": "Doubles on activation",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Turn Sequence",
   "rule": "Equal dice are re-rolled until they differ. Doubles may also set off an event where a rule says so (double six a random event; in Day One, civilians).",
   "see": [
    "BDZ-camp-random-events",
    "BDZ-day-civilians"
   ]
  },
  {
   "id": "BDZ-turn-first",
   "title": "Who activates first",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Turn Sequence",
   "rule": "The side with the higher die is active first and activates all the groups it may and wishes to, then the other side."
  },
  {
   "id": "BDZ-turn-rep-threshold",
   "title": "Who may activate",
   "kind": "limit",
   "provenance": "stated",
   "where": "Turn Sequence",
   "rule": "A side may activate only groups whose Leader's Rep is equal to or above that side's own die. Figures of lower Rep activate if their Leader can.",
   "note": "A die of 5 or 6 therefore leaves the zombies (Rep 4) inactive for the turn."
  },
  {
   "id": "BDZ-turn-group-order",
   "title": "Highest Rep first",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Turn Sequence; Order Of Activation",
   "rule": "Within a side, groups activate from the highest Rep that is currently carrying on to the lowest. Among equal Rep: first those that will not move but may fire, then those that will move and may fire, then those recovering from duck back or rally.",
   "note": "A group whose Leader does not carry on acts at the Rep of whoever would lead of those who do; a group of which nobody carries on recovers at its Leader's. Its side's die has to let its Leader's Rep through in each case.",
   "see": [
    "BDZ-turn-rep-threshold",
    "BDZ-leader-replace"
   ]
  },
  {
   "id": "BDZ-turn-group-complete",
   "title": "Finish one group first",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Turn Sequence",
   "rule": "A group finishes all its actions, and all reactions they cause are resolved, before the next group starts."
  },
  {
   "id": "BDZ-turn-second",
   "title": "The second side",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Turn Sequence",
   "rule": "When the first side has activated all its eligible groups the other side activates its groups one at a time, under its own die as the Rep limit."
  },
  {
   "id": "BDZ-turn-end",
   "title": "End of turn",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Turn Sequence; Attraction By Gunfire And Noise",
   "rule": "When both sides are done, zombies drawn by noise are generated and placed, the turn is over, and the dice are rolled anew. There is no limit to the number of turns.",
   "see": [
    "BDZ-zgen-noise",
    "BDZ-D-c143"
   ]
  },
  {
   "id": "BDZ-turn-multi",
   "title": "More than two sides",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Turn Sequence",
   "rule": "Add one coloured die for each further human side. Sides whose dice match each other do not activate this turn; the rest do, highest die first. If every die shows the same number all are re-rolled."
  },
  {
   "id": "BDZ-turn-versus",
   "title": "Everyone against everyone",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Turn Sequence",
   "rule": "When the players oppose one another keep only the human die and the zombie die. When the humans become active each player rolls 1d6 and the players go from highest to lowest.",
   "note": "Ties among the players are re-rolled between those tied (not stated)."
  },
  {
   "id": "BDZ-act-choice",
   "title": "One action when active",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Actions",
   "rule": "An active character does one of three things: move and fire; stay in place and fire; or charge into melee."
  },
  {
   "id": "BDZ-act-move-fire",
   "title": "Move and fire",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Actions",
   "rule": "Move up to the full distance and fire once at any point of the move, before, during or after it."
  },
  {
   "id": "BDZ-act-stay-fire",
   "title": "Stay and fire",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Actions",
   "rule": "Stay in place, turn to face another way if wished, and fire."
  },
  {
   "id": "BDZ-act-charge",
   "title": "Charge instead of firing",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Actions",
   "rule": "Charge into melee; a charging figure gives up its active fire.",
   "note": "A figure is a charger until its charge has come to blows or to nothing.",
   "see": [
    "BDZ-react-charge"
   ]
  },
  {
   "id": "BDZ-act-active-fire",
   "title": "Active fire does not depend on reaction fire",
   "kind": "limit",
   "provenance": "stated",
   "where": "Actions",
   "rule": "A character may always fire once as its active fire while it is active, no matter how often it has already fired in reaction this turn; it may never take two active fires in one activation.",
   "see": [
    "BDZ-shoot-exchange"
   ]
  },
  {
   "id": "BDZ-move-kinds",
   "title": "Voluntary and involuntary movement",
   "kind": "component",
   "provenance": "stated",
   "where": "Movement",
   "rule": "Voluntary movement is made when active; involuntary movement is imposed by a reaction result."
  },
  {
   "id": "BDZ-move-normal",
   "title": "Normal move",
   "kind": "component",
   "provenance": "stated",
   "where": "Normal Movement",
   "rule": "A human moves up to 8 inches unless a rule gives another rate."
  },
  {
   "id": "BDZ-move-fast",
   "title": "Fast Move",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Fast Movement; Type Of Reaction Tests",
   "rule": "An active figure that wants to go farther than its normal move takes the Fast Move test (2d6 against Rep, LD). The result sets how far it may go.",
   "tables": [
    "BDZ-T-react-survivor",
    "BDZ-T-react-military",
    "BDZ-T-react-civilian",
    "BDZ-T-react-ganger"
   ],
   "see": [
    "BDZ-react-fast-common",
    "BDZ-react-fast-military"
   ]
  },
  {
   "id": "BDZ-move-fast-status",
   "title": "Who counts as fast moving",
   "kind": "limit",
   "provenance": "inferred",
   "where": "Fast Movement, example; Shooting A Weapon",
   "rule": "A figure counts as moving fast only if it passed 2d6 or 1d6 on the Fast Move test and moved more than 8 inches. The status lasts until its next activation.",
   "note": "The shooting section counts anyone who passed at least 1d6; the movement example ties the status to moving over 8 inches. See BDZ-D-fast-status."
  },
  {
   "id": "BDZ-move-prone",
   "title": "Going prone",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Going Prone",
   "rule": "A figure may go prone at any time during its turn. That ends its movement, but it may fire directly afterwards."
  },
  {
   "id": "BDZ-move-stand",
   "title": "Standing up",
   "kind": "limit",
   "provenance": "stated",
   "where": "Going Prone",
   "rule": "Regaining its feet costs half the figure's move; it may fire just before it rises.",
   "note": "After Fast Move that is half of the faster move. Whoever has chosen not to move does not get up.",
   "see": [
    "BDZ-move-fast"
   ]
  },
  {
   "id": "BDZ-move-duck-back",
   "title": "Duck back",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Involuntary Movement; Reaction Test Status And Actions",
   "rule": "Move to the nearest cover within 6 inches in any direction, even toward the danger. With no cover within 6 inches drop prone where it stands. Either way the figure's turn ends. While ducked back it cannot see, nor be seen by, whatever caused the test."
  },
  {
   "id": "BDZ-move-duck-back-end",
   "title": "Coming out of duck back",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "Order Of Activation; In Sight",
   "rule": "A ducked back figure recovers by itself when it is next active, acting after the other groups of its Rep. If it rises into an enemy's view, that enemy may take an In Sight test."
  },
  {
   "id": "BDZ-move-halt",
   "title": "Halt",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Involuntary Movement; Reaction Test Status And Actions",
   "rule": "Stop moving, or do not move at all.",
   "note": "A driver told to halt drives no farther in that activation: what it has driven is its speed, and the vehicle rolls on only as far as its brakes demand. One told so while inactive, who is not driving, keeps its speed: only an active driver brakes (BDZ-veh-brake, BDZ-D-c80)."
  },
  {
   "id": "BDZ-move-hunker",
   "title": "Hunker down",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Involuntary Movement; Reaction Test Status And Actions",
   "rule": "Stay in cover, or move to the nearest cover within 12 inches; with none in reach drop prone in place and the turn ends. The figure then does nothing until rallied. While hunkered in cover, it and the figure behind the test cannot see each other.",
   "see": [
    "BDZ-react-rally"
   ]
  },
  {
   "id": "BDZ-move-retire",
   "title": "Retire",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Involuntary Movement; Reaction Test Status And Actions",
   "rule": "A figure, in cover or not, moves up to 12 inches to the closest cover in the direction away from what it tested for; with none in reach it drops prone on the spot and its turn is over. Then remain hunkered down until rallied or made to retire again."
  },
  {
   "id": "BDZ-move-retire-ranaway",
   "title": "Running away",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Involuntary Movement; Reaction Test Status And Actions",
   "rule": "A figure that retired and is still not rallied when the encounter ends has run away, whatever it did after it retired.",
   "see": [
    "BDZ-recover-after"
   ]
  },
  {
   "id": "BDZ-react-how",
   "title": "One roll for the group",
   "kind": "procedure",
   "provenance": "stated",
   "where": "How To Take A Reaction Test",
   "rule": "Roll 2d6 once for each group and compare those same two dice with the Rep of each tested figure separately; members of one group can pass different numbers of dice."
  },
  {
   "id": "BDZ-react-first-match",
   "title": "Reading a reaction cell",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "Reaction test tables",
   "rule": "Each cell is a list of cases. A figure uses the first case of the list that fits it, and only if none fits, the case for the others. The lists stand in printed order, except that out of ammo or range comes before fire, snap fire and no fire. So a figure without ammo that sees a zombie more than 6 inches away holds its fire and does not duck back.",
   "tables": [
    "BDZ-T-react-vocab"
   ],
   "note": "An earlier wording ranked a zombie target last, against the printed In Sight cell and the tables here. See BDZ-D-case-order."
  },
  {
   "id": "BDZ-react-carry-on",
   "title": "Carry on",
   "kind": "component",
   "provenance": "stated",
   "where": "Reaction Test Status And Actions",
   "rule": "A figure is carrying on, and may act and react freely, unless it is stunned, obviously dead, out of the fight, ducked back, retiring or hunkered down."
  },
  {
   "id": "BDZ-react-od",
   "title": "Obviously dead",
   "kind": "component",
   "provenance": "stated",
   "where": "Reaction Test Status And Actions",
   "rule": "The character is dead beyond doubt and takes no further part."
  },
  {
   "id": "BDZ-react-oof",
   "title": "Out of the fight",
   "kind": "component",
   "provenance": "stated",
   "where": "Reaction Test Status And Actions",
   "rule": "The figure is wounded, takes no further part and cannot move by itself; others may carry it.",
   "see": [
    "BDZ-wounded-pickup",
    "BDZ-recover-during"
   ]
  },
  {
   "id": "BDZ-react-snap",
   "title": "Snap fire",
   "kind": "component",
   "provenance": "stated",
   "where": "Reaction Test Status And Actions",
   "rule": "Stop in place and fire hurriedly: all the weapon's Target dice must be rolled, and the snap fire penalty applies on the Ranged Combat Table.",
   "tables": [
    "BDZ-T-shoot"
   ]
  },
  {
   "id": "BDZ-react-stunned",
   "title": "Stunned",
   "kind": "component",
   "provenance": "stated",
   "where": "Reaction Test Status And Actions",
   "rule": "A stunned figure can neither act nor react. It recovers by spending one whole activation doing nothing except getting to its feet."
  },
  {
   "id": "BDZ-react-heroes",
   "title": "Heroes all",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Heroes All",
   "rule": "When a group rolls double ones on Received Fire, Wanting To Charge, Being Charged, Man Down or Leader Lost, a tested figure becomes a hero: for the rest of the game it passes 2d6 on any of those five tests without rolling."
  },
  {
   "id": "BDZ-react-heroes-who",
   "title": "Which figure becomes the hero",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Heroes All",
   "rule": "Each figure that took the test rolls 1d6 and adds its Rep; the highest total becomes the hero. All figures tied for highest become heroes."
  },
  {
   "id": "BDZ-react-in-sight",
   "title": "In Sight test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Type Of Reaction Tests; In Sight",
   "rule": "Taken, only while inactive, by a figure when an enemy that was out of its sight comes into its sight, also an enemy that rises from duck back. Taken the moment the enemy appears. No Leader Die and no Free Will.",
   "note": "Hunkered down out of sight is not being seen either, so who is rallied comes into sight as well.",
   "see": [
    "BDZ-zreact-in-sight"
   ],
   "tables": [
    "BDZ-T-react-tests"
   ]
  },
  {
   "id": "BDZ-react-in-sight-group",
   "title": "In Sight against a group",
   "kind": "limit",
   "provenance": "stated",
   "where": "In Sight",
   "rule": "If several members of one group are moving into view, the test waits until all who wish to have moved, but none more than 2 inches.",
   "note": "Read as 2 inches into view, see BDZ-D-in-sight-2in: the others first and then, if one of them has moved, the figure that was seen; alone it is stopped where it came into view. Whoever sees one of them then that it did not see before takes the test."
  },
  {
   "id": "BDZ-react-in-sight-seen",
   "title": "Being in sight",
   "kind": "component",
   "provenance": "stated",
   "where": "In Sight Or Not",
   "rule": "A figure is in sight of an enemy that can trace a line of sight to it, even if it is concealed or in cover."
  },
  {
   "id": "BDZ-react-in-sight-not",
   "title": "Not being in sight",
   "kind": "component",
   "provenance": "stated",
   "where": "In Sight Or Not",
   "rule": "A figure is out of sight behind terrain that blocks the line, when ducked back or hunkered down, and when beyond the limit set by weather or light (more than 12 inches at night).",
   "tables": [
    "BDZ-T-los"
   ]
  },
  {
   "id": "BDZ-react-in-sight-survmil",
   "title": "In Sight: survivors and military",
   "kind": "table",
   "provenance": "stated",
   "where": "Survivor and Military Reaction Tests",
   "rule": "Pass 2d6: no fire at zombies more than 6 inches away; a figure out of ammo or out of range ducks back; others fire. Pass 1d6: snap fire; those out of ammo or range halt. Pass 0d6: nobody may fire.",
   "note": "With nearer zombies or enemies in sight as well, those are fired at, and zombies over 6 inches away are not.",
   "tables": [
    "BDZ-T-react-survivor",
    "BDZ-T-react-military"
   ]
  },
  {
   "id": "BDZ-react-in-sight-civilian",
   "title": "In Sight: civilians",
   "kind": "table",
   "provenance": "stated",
   "where": "Civilian Reaction Tests",
   "rule": "Pass 2d6: those out of ammo or range halt, others snap fire. Pass 1d6: nobody may fire; those out of ammo or range halt. Pass 0d6: all retire.",
   "tables": [
    "BDZ-T-react-civilian"
   ]
  },
  {
   "id": "BDZ-react-in-sight-ganger",
   "title": "In Sight: gangers",
   "kind": "table",
   "provenance": "stated",
   "where": "Ganger Reaction Tests",
   "rule": "Pass 2d6: those out of ammo or range duck back, others fire (there is no holding of fire against zombies). Pass 1d6: snap fire; those out of ammo or range halt. Pass 0d6: nobody may fire.",
   "tables": [
    "BDZ-T-react-ganger"
   ]
  },
  {
   "id": "BDZ-react-fast-common",
   "title": "Fast Move: survivors, civilians, gangers",
   "kind": "table",
   "provenance": "stated",
   "where": "Reaction test tables",
   "rule": "Taken only when active. Pass 2d6: up to twice the normal move. Pass 1d6: figures that start in cover move at normal speed, others up to one and a half times. Pass 0d6: figures in cover stay where they are, others move up to the normal distance.",
   "tables": [
    "BDZ-T-react-survivor",
    "BDZ-T-react-civilian",
    "BDZ-T-react-ganger"
   ]
  },
  {
   "id": "BDZ-react-fast-military",
   "title": "Fast Move: military",
   "kind": "table",
   "provenance": "stated",
   "where": "Military Reaction Tests",
   "rule": "Pass 2d6: up to twice the normal move. Pass 1d6: up to one and a half times. Pass 0d6: up to the normal distance. Cover makes no difference.",
   "tables": [
    "BDZ-T-react-military"
   ],
   "note": "See BDZ-D-military-fast for the stray word in this row."
  },
  {
   "id": "BDZ-react-received-fire",
   "title": "Received Fire test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Type Of Reaction Tests; Received Fire",
   "rule": "Taken, active or inactive, by a figure that was shot at but not hit, and by every friend within 8 inches of it that can see it. Leader Die and Free Will apply.",
   "tables": [
    "BDZ-T-react-tests"
   ]
  },
  {
   "id": "BDZ-react-received-fire-survivor",
   "title": "Received Fire: survivors",
   "kind": "table",
   "provenance": "stated",
   "where": "Survivor Reaction Tests",
   "rule": "Pass 2d6: chargers and those retrieving wounded carry on; others that are outgunned duck back; the rest return fire. Pass 1d6: chargers snap fire; retrieving wounded carry on; others in cover snap fire; the rest duck back. Pass 0d6: all retire.",
   "tables": [
    "BDZ-T-react-survivor"
   ]
  },
  {
   "id": "BDZ-react-received-fire-military",
   "title": "Received Fire: military",
   "kind": "table",
   "provenance": "stated",
   "where": "Military Reaction Tests",
   "rule": "Pass 2d6: as survivors. Pass 1d6: chargers and retrieving wounded carry on; others in cover fire normally; the rest duck back. Pass 0d6: all duck back.",
   "tables": [
    "BDZ-T-react-military"
   ]
  },
  {
   "id": "BDZ-react-received-fire-civilian",
   "title": "Received Fire: civilians",
   "kind": "table",
   "provenance": "stated",
   "where": "Civilian Reaction Tests",
   "rule": "Pass 2d6: chargers and retrieving wounded carry on; others outgunned duck back; the rest snap fire. Pass 1d6: chargers duck back; retrieving wounded carry on; others in cover snap fire; the rest duck back. Pass 0d6: all retire.",
   "tables": [
    "BDZ-T-react-civilian"
   ]
  },
  {
   "id": "BDZ-react-received-fire-ganger",
   "title": "Received Fire: gangers",
   "kind": "table",
   "provenance": "stated",
   "where": "Ganger Reaction Tests",
   "rule": "Pass 2d6: chargers and retrieving wounded carry on; others outgunned duck back; the rest snap fire. Pass 1d6: chargers snap fire; retrieving wounded carry on; others in cover snap fire; the rest duck back. Pass 0d6: all retire.",
   "tables": [
    "BDZ-T-react-ganger"
   ]
  },
  {
   "id": "BDZ-react-charge",
   "title": "Wanting To Charge test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Type Of Reaction Tests; Wanting To Charge",
   "rule": "Taken, only when active, by a figure that sees an enemy and wishes to move into melee with it. All or some of a group may try; the rest of the group may fire, before the chargers move. Leader Die and Free Will apply.",
   "note": "How far a charge may reach is settled in BDZ-D-charge-range. Those who charge at the same time test on one throw of their group, whomever each of them charges.",
   "tables": [
    "BDZ-T-react-tests"
   ]
  },
  {
   "id": "BDZ-react-charge-common",
   "title": "Wanting To Charge: survivors, civilians, gangers",
   "kind": "table",
   "provenance": "stated",
   "where": "Reaction test tables",
   "rule": "Pass 2d6: charge. Pass 1d6: those in cover snap fire instead, others charge. Pass 0d6: halt and may not fire.",
   "tables": [
    "BDZ-T-react-survivor",
    "BDZ-T-react-civilian",
    "BDZ-T-react-ganger"
   ]
  },
  {
   "id": "BDZ-react-charge-military",
   "title": "Wanting To Charge: military",
   "kind": "table",
   "provenance": "stated",
   "where": "Military Reaction Tests",
   "rule": "Pass 2d6 or 1d6: charge. Pass 0d6: a figure in cover gives snap fire and stays; any other halts without firing.",
   "tables": [
    "BDZ-T-react-military"
   ]
  },
  {
   "id": "BDZ-react-charged",
   "title": "Being Charged test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Type Of Reaction Tests; Being Charged",
   "rule": "Taken, only while inactive, by the charged figure and by every friend within 4 inches of it that can see at least one of those who charge it, when the charger is 4 inches from contact. Those friends need not be targets of the charge. Leader Die and Free Will apply.",
   "note": "A charge that begins within 4 inches calls for the test at once. The 4 inches are measured on the table along the charger's way, whatever the ground makes of them. A charger whom others come to see before that goes on to them once it has been reacted to, if it still charges.",
   "tables": [
    "BDZ-T-react-tests"
   ]
  },
  {
   "id": "BDZ-react-charged-fire",
   "title": "Fire against a charger",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "Being Charged, example",
   "rule": "A charger that is fired on by its target and not hit takes Received Fire before melee starts; it only reaches melee if that result lets it.",
   "see": [
    "BDZ-react-received-fire-survivor"
   ]
  },
  {
   "id": "BDZ-react-charged-retire",
   "title": "Target retires",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Being Charged",
   "rule": "If the charged figure retires, the charger moves on to the spot it left.",
   "note": "So do zombies. Whoever drops prone where it stands, or had retired before, has left no spot: the charger comes into contact, and they fight."
  },
  {
   "id": "BDZ-react-charged-common",
   "title": "Being Charged: survivors, military, civilians",
   "kind": "table",
   "provenance": "stated",
   "where": "Reaction test tables",
   "rule": "Pass 2d6: those who can fire do so and then melee normally; those who cannot fire melee normally. Pass 1d6: nobody may fire; those charged in the rear melee with the rear penalty, others melee normally. Pass 0d6: all retire.",
   "tables": [
    "BDZ-T-react-survivor",
    "BDZ-T-react-military",
    "BDZ-T-react-civilian"
   ]
  },
  {
   "id": "BDZ-react-charged-ganger",
   "title": "Being Charged: gangers",
   "kind": "table",
   "provenance": "stated",
   "where": "Ganger Reaction Tests",
   "rule": "Pass 2d6: those who can snap fire and then melee normally; those who cannot fire melee normally. Pass 1d6 and 0d6 as for the other classes.",
   "tables": [
    "BDZ-T-react-ganger"
   ]
  },
  {
   "id": "BDZ-react-rally",
   "title": "Rally test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Type Of Reaction Tests; Rally",
   "rule": "Taken, only when active, by a hunkered down figure that has its Leader or some other friend arrive inside 4 inches. The attempt applies to every hunkered down figure within 4 inches of the one that rallies them. Leader Die (if the Leader is the one rallying) and Free Will apply.",
   "note": "A second friend may try again the same turn, as the Rally example shows. It throws 2d6 for Char, who comes alone, and 3d6 for Billy: a Star brings the die, and a Leader with others who carry on.",
   "see": [
    "BDZ-zreact-rally"
   ],
   "tables": [
    "BDZ-T-react-tests"
   ]
  },
  {
   "id": "BDZ-react-rally-survganger",
   "title": "Rally: survivors and gangers",
   "kind": "table",
   "provenance": "stated",
   "where": "Survivor and Ganger Reaction Tests",
   "rule": "Pass 2d6: carry on. Pass 1d6: carry on if in cover, otherwise retire. Pass 0d6: stay hunkered down.",
   "tables": [
    "BDZ-T-react-survivor",
    "BDZ-T-react-ganger"
   ]
  },
  {
   "id": "BDZ-react-rally-military",
   "title": "Rally: military",
   "kind": "table",
   "provenance": "stated",
   "where": "Military Reaction Tests",
   "rule": "Pass 2d6 or 1d6: carry on. Pass 0d6: carry on if in cover, others stay hunkered down.",
   "tables": [
    "BDZ-T-react-military"
   ]
  },
  {
   "id": "BDZ-react-rally-civilian",
   "title": "Rally: civilians",
   "kind": "table",
   "provenance": "stated",
   "where": "Civilian Reaction Tests",
   "rule": "Pass 2d6: carry on. Pass 1d6: retire, in cover or not. Pass 0d6: stay hunkered down.",
   "tables": [
    "BDZ-T-react-civilian"
   ]
  },
  {
   "id": "BDZ-react-man-down",
   "title": "Man Down test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Type Of Reaction Tests; Man Down",
   "rule": "Taken, active or inactive, by every figure that sees a friend of equal or higher Rep within 4 inches go down from fire or melee, whether stunned, out of the fight or obviously dead. It replaces the Received Fire test that the shot would have caused. No Leader Die; Free Will applies.",
   "note": "Friends between 4 and 8 inches away do not test at all, see BDZ-D-mandown-range.",
   "tables": [
    "BDZ-T-react-tests"
   ]
  },
  {
   "id": "BDZ-react-man-down-result",
   "title": "Man Down: all classes",
   "kind": "table",
   "provenance": "stated",
   "where": "Reaction test tables",
   "rule": "Pass 2d6: carry on. Pass 1d6: duck back if no other figure carrying on is within 4 inches, otherwise carry on. Pass 0d6: retire.",
   "tables": [
    "BDZ-T-react-survivor",
    "BDZ-T-react-military",
    "BDZ-T-react-civilian",
    "BDZ-T-react-ganger"
   ]
  },
  {
   "id": "BDZ-react-leader-lost",
   "title": "Leader Lost test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Type Of Reaction Tests; Leader Lost",
   "rule": "Taken, active or inactive, in place of Man Down and in the same way when the figure that goes down is the group's Leader and it is out of the fight or obviously dead - by those who see it within 4 inches and have no higher Rep than the Leader had. No Leader Die; Free Will applies.",
   "note": "A Leader who is only stunned causes Man Down, see BDZ-D-leader-stunned. Where nobody takes the test another steps up by BDZ-D-leader-left.",
   "see": [
    "BDZ-leader-replace"
   ],
   "tables": [
    "BDZ-T-react-tests"
   ]
  },
  {
   "id": "BDZ-react-leader-lost-survivor",
   "title": "Leader Lost: survivors",
   "kind": "table",
   "provenance": "stated",
   "where": "Survivor Reaction Tests",
   "rule": "Pass 2d6: carry on and a new Leader steps up at once. Pass 1d6: halt; the new Leader is chosen when next active. Pass 0d6: retire.",
   "tables": [
    "BDZ-T-react-survivor"
   ]
  },
  {
   "id": "BDZ-react-leader-lost-military",
   "title": "Leader Lost: military",
   "kind": "table",
   "provenance": "stated",
   "where": "Military Reaction Tests",
   "rule": "Pass 2d6 or 1d6: carry on and a new Leader steps up at once. Pass 0d6: halt; the new Leader is chosen when next active.",
   "tables": [
    "BDZ-T-react-military"
   ]
  },
  {
   "id": "BDZ-react-leader-lost-others",
   "title": "Leader Lost: civilians and gangers",
   "kind": "table",
   "provenance": "stated",
   "where": "Civilian and Ganger Reaction Tests",
   "rule": "Pass 2d6 or 1d6: halt; the new Leader is chosen when next active. Pass 0d6: retire.",
   "tables": [
    "BDZ-T-react-civilian",
    "BDZ-T-react-ganger"
   ]
  },
  {
   "id": "BDZ-react-recover-kd",
   "title": "Recover From Knock Down",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Type Of Reaction Tests; Recover From Knock Down; reaction test tables",
   "rule": "Taken at once, active or inactive, by a human knocked down by fire or in melee; no Leader Die, no Free Will. Same for all classes. Pass 2d6: stunned. Pass 1d6: stunned if wearing body armour, otherwise out of the fight. Pass 0d6: obviously dead.",
   "tables": [
    "BDZ-T-react-survivor",
    "BDZ-T-react-military",
    "BDZ-T-react-civilian",
    "BDZ-T-react-ganger"
   ],
   "see": [
    "BDZ-protected",
    "BDZ-shoot-damage"
   ]
  },
  {
   "id": "BDZ-react-zed",
   "title": "Zed Or No Zed test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "New Human Reaction Tests",
   "rule": "Taken, active or inactive, by a first responder (fire fighter, police officer, medic) the very first time it is within 6 inches of a zombie, and by any other human the very first time it is within 3 inches of one. Once taken and a zombie discovered, that human never takes it again.",
   "note": "Everybody from the Police list is a police officer, those who have gone rogue or become something else included.",
   "see": [
    "BDZ-day-zed-test",
    "BDZ-list-police",
    "BDZ-D-zed-aboard"
   ],
   "tables": [
    "BDZ-T-react-tests"
   ]
  },
  {
   "id": "BDZ-react-zed-result",
   "title": "Zed Or No Zed: all classes",
   "kind": "table",
   "provenance": "stated",
   "where": "Reaction test tables",
   "rule": "Pass 2d6: sees the threat and carries on, but if the dice are doubles the zombie is somebody it knows and it counts as passing 1d6. Pass 1d6: the zombie charges and the human takes Being Charged. Pass 0d6: the zombie charges straight into melee with 2d6 added to its dice.",
   "tables": [
    "BDZ-T-react-survivor",
    "BDZ-T-react-military",
    "BDZ-T-react-civilian",
    "BDZ-T-react-ganger"
   ]
  },
  {
   "id": "BDZ-react-feast",
   "title": "See The Feast test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "New Human Reaction Tests; reaction test tables",
   "rule": "Taken, active or inactive, by every human within 6 inches and in line of sight of zombies feeding on a human. Same for all classes. Pass 2d6: carry on and never take it again. Pass 1d6: duck back and take the Sanity test. Pass 0d6: retire and take the Sanity test.",
   "tables": [
    "BDZ-T-react-survivor",
    "BDZ-T-react-military",
    "BDZ-T-react-civilian",
    "BDZ-T-react-ganger"
   ],
   "see": [
    "BDZ-zed-feast"
   ]
  },
  {
   "id": "BDZ-react-sanity",
   "title": "Sanity test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "New Human Reaction Tests; reaction test tables",
   "rule": "Taken, active or inactive, only after passing fewer than 2d6 on See The Feast. Same for all classes. Pass 2d6: stunned. Pass 1d6: hunker down. In both cases See The Feast is taken again when next called for. Pass 0d6: hunker down and may never rally.",
   "tables": [
    "BDZ-T-react-survivor",
    "BDZ-T-react-military",
    "BDZ-T-react-civilian",
    "BDZ-T-react-ganger"
   ],
   "note": "See BDZ-D-sanity-never for how long never is."
  },
  {
   "id": "BDZ-weapon-properties",
   "title": "What defines a ranged weapon",
   "kind": "component",
   "provenance": "stated",
   "where": "Ranged Weapons",
   "rule": "Type; effective range in inches; Target (the most d6 it rolls, the most targets it can engage, and the width of its spread in inches); Impact (damage).",
   "tables": [
    "BDZ-T-weapons"
   ]
  },
  {
   "id": "BDZ-weapon-range",
   "title": "Range limit",
   "kind": "limit",
   "provenance": "inferred",
   "where": "Ranged Weapons",
   "rule": "A weapon is not fired at targets beyond its listed range; a figure farther away than that counts as out of range for reaction results and for being outgunned.",
   "note": "The seed calls range effective range; a hard limit is inferred from the out of range cases."
  },
  {
   "id": "BDZ-weapon-fewer-dice",
   "title": "Firing fewer dice",
   "kind": "limit",
   "provenance": "stated",
   "where": "Ranged Weapons; Weapons Table",
   "rule": "A weapon shown with two numbers (1 or 3, 1 or 2) may be fired with either number of dice; one shown with a single number always rolls that many.",
   "tables": [
    "BDZ-T-weapons"
   ]
  },
  {
   "id": "BDZ-weapon-ar",
   "title": "Assault rifle",
   "kind": "component",
   "provenance": "stated",
   "where": "List Of Weapons; Weapons Table",
   "rule": "Range 48, Target 3 (fires 1 or 3 dice), Impact 3.",
   "tables": [
    "BDZ-T-weapons"
   ]
  },
  {
   "id": "BDZ-weapon-bap",
   "title": "BA pistol",
   "kind": "component",
   "provenance": "stated",
   "where": "List Of Weapons; Weapons Table",
   "rule": "Range 12, Target 2 (fires 1 or 2 dice), Impact 2.",
   "tables": [
    "BDZ-T-weapons"
   ]
  },
  {
   "id": "BDZ-weapon-ba",
   "title": "Bolt action rifle",
   "kind": "component",
   "provenance": "stated",
   "where": "List Of Weapons; Weapons Table",
   "rule": "Also the sniper rifle. Range 48, Target 1, Impact 3.",
   "tables": [
    "BDZ-T-weapons"
   ],
   "see": [
    "BDZ-attr-marksman"
   ]
  },
  {
   "id": "BDZ-weapon-fbg",
   "title": "Flash bang grenade",
   "kind": "component",
   "provenance": "stated",
   "where": "List Of Weapons; Weapons Table",
   "rule": "Range 6, a 12 inch blast circle in place of Target, no Impact; it has its own damage procedure.",
   "see": [
    "BDZ-grenade-throw",
    "BDZ-grenade-effect"
   ],
   "tables": [
    "BDZ-T-weapons"
   ]
  },
  {
   "id": "BDZ-weapon-mp",
   "title": "Machine pistol",
   "kind": "component",
   "provenance": "stated",
   "where": "List Of Weapons; Weapons Table",
   "rule": "Range 12, Target 3, Impact 1.",
   "tables": [
    "BDZ-T-weapons"
   ]
  },
  {
   "id": "BDZ-weapon-pistol",
   "title": "Pistol",
   "kind": "component",
   "provenance": "stated",
   "where": "List Of Weapons; Weapons Table",
   "rule": "Range 12, Target 2 (fires 1 or 2 dice), Impact 1.",
   "tables": [
    "BDZ-T-weapons"
   ]
  },
  {
   "id": "BDZ-weapon-sa",
   "title": "Semi-automatic rifle",
   "kind": "component",
   "provenance": "stated",
   "where": "List Of Weapons; Weapons Table",
   "rule": "Range 48, Target 2 (fires 1 or 2 dice), Impact 3.",
   "tables": [
    "BDZ-T-weapons"
   ]
  },
  {
   "id": "BDZ-weapon-sg",
   "title": "Shotgun",
   "kind": "component",
   "provenance": "stated",
   "where": "List Of Weapons; Weapons Table",
   "rule": "Range 12, Target 3, Impact 2, with the six dice rule.",
   "see": [
    "BDZ-weapon-sg-six"
   ],
   "tables": [
    "BDZ-T-weapons"
   ]
  },
  {
   "id": "BDZ-weapon-sg-six",
   "title": "Shotgun rolls six dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "List Of Weapons",
   "rule": "A shotgun rolls 6d6 in place of 3d6. Only the best three dice are used to hit; all six are counted for tight ammo and for drawing zombies.",
   "see": [
    "BDZ-shoot-ammo",
    "BDZ-zgen-noise"
   ]
  },
  {
   "id": "BDZ-weapon-saw",
   "title": "Squad automatic weapon",
   "kind": "component",
   "provenance": "stated",
   "where": "List Of Weapons; Weapons Table",
   "rule": "Range 48, Target 4, Impact 3.",
   "tables": [
    "BDZ-T-weapons"
   ]
  },
  {
   "id": "BDZ-weapon-smg",
   "title": "Submachine gun",
   "kind": "component",
   "provenance": "stated",
   "where": "List Of Weapons; Weapons Table",
   "rule": "Range 24, Target 3, Impact 1.",
   "tables": [
    "BDZ-T-weapons"
   ]
  },
  {
   "id": "BDZ-shoot-outgunned",
   "title": "Outgunned",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Outgunned",
   "rule": "A target is outgunned when it is shot at with a weapon of higher outgunned ranking than its own, or when it cannot shoot back because of range or because it is out of ammo. It still takes Received Fire, but its result is never better than duck back.",
   "tables": [
    "BDZ-T-outgunned"
   ],
   "note": "See BDZ-D-outgunned-worse for results that are worse than or equal to duck back."
  },
  {
   "id": "BDZ-shoot-outgunned-never",
   "title": "Who is never outgunned",
   "kind": "limit",
   "provenance": "stated",
   "where": "Outgunned; Outgunned Rankings; Retrieving Wounded",
   "rule": "Stars, chargers, figures armed only with a melee weapon, and figures retrieving wounded never count as outgunned.",
   "note": "One example has a Star duck back for lack of ammo, see BDZ-D-star-no-ammo."
  },
  {
   "id": "BDZ-shoot-outgunned-rank",
   "title": "Outgunned rankings",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "Outgunned Rankings",
   "rule": "Higher rank outguns lower, equal ranks outgun neither: grenade 5; squad automatic weapon 4; assault rifle 3; submachine gun, machine pistol, shotgun and semi-automatic rifle 2; bolt action rifle, BA pistol and pistol 1; no ranged weapon 0.",
   "tables": [
    "BDZ-T-outgunned"
   ],
   "note": "The table is an image the scan lost. Fixed points in the seed: assault rifle is 3; a semi-automatic rifle is below it; a submachine gun outguns a BA pistol; a grenade outguns a SAW; machine pistols are recommended for outgunning people while a BA pistol is only the back up. See BDZ-D-outgunned-rank."
  },
  {
   "id": "BDZ-shoot-ammo",
   "title": "Tight ammo",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Tight Ammo; Ranged Combat",
   "rule": "Each time a weapon is fired count the dice that show 1. With two or more it is out of ammo (or jammed) after all the dice of that fire have been applied.",
   "note": "A gun taken from a body out of ammo is so in other hands as well, but for one that has been packed."
  },
  {
   "id": "BDZ-shoot-reload",
   "title": "Reloading",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Tight Ammo",
   "rule": "A weapon out of ammo cannot fire until one activation is spent reloading it. A reloading figure may move, but not more than its normal move.",
   "note": "It is loaded when that activation is over, unless its owner has been put down meanwhile."
  },
  {
   "id": "BDZ-shoot-ammo-unlimited",
   "title": "Ammo is otherwise unlimited",
   "kind": "component",
   "provenance": "stated",
   "where": "Tight Ammo",
   "rule": "Rounds are not counted; running out is only ever temporary."
  },
  {
   "id": "BDZ-shoot-switch",
   "title": "Switching weapons",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Switching Weapons",
   "rule": "A figure may change weapons at any time in its activation. It still has only one active fire, but may use the new weapon for reaction fire."
  },
  {
   "id": "BDZ-los-front",
   "title": "See to shoot",
   "kind": "limit",
   "provenance": "stated",
   "where": "Line Of Sight",
   "rule": "A figure can shoot only at what it sees, and sees only within its front facing.",
   "see": [
    "BDZ-face-front"
   ]
  },
  {
   "id": "BDZ-los-block",
   "title": "What blocks sight",
   "kind": "limit",
   "provenance": "stated",
   "where": "Line Of Sight",
   "rule": "Line of sight is a straight line from shooter to target across the whole table, stopped by buildings, terrain and friends of the shooter, and cut short by some weather.",
   "note": "Only friends of the shooter block; enemy figures and zombies do not (BDZ-D-los-figures)."
  },
  {
   "id": "BDZ-los-night",
   "title": "Night",
   "kind": "limit",
   "provenance": "stated",
   "where": "Line Of Sight",
   "rule": "At night sight reaches 12 inches; targets in a well-lit place are seen at any distance.",
   "tables": [
    "BDZ-T-los"
   ]
  },
  {
   "id": "BDZ-los-dusk",
   "title": "Pre-dawn and evening",
   "kind": "limit",
   "provenance": "stated",
   "where": "Line Of Sight",
   "rule": "In pre-dawn and evening sight reaches 18 inches; targets in a well-lit place are seen at any distance.",
   "tables": [
    "BDZ-T-los"
   ]
  },
  {
   "id": "BDZ-los-woods",
   "title": "Woods and rough terrain",
   "kind": "limit",
   "provenance": "stated",
   "where": "Line Of Sight; Terrain & Scenery",
   "rule": "Inside woods or rough terrain sight reaches 12 inches by day and 6 inches at night. A figure at the edge can see out and be seen from outside; one that is 1 inch or more inside cannot.",
   "tables": [
    "BDZ-T-los"
   ]
  },
  {
   "id": "BDZ-los-weather",
   "title": "Bad weather",
   "kind": "limit",
   "provenance": "stated",
   "where": "Line Of Sight",
   "rule": "In fog, heavy rain and the like sight reaches 12 inches by day and 6 inches at night.",
   "tables": [
    "BDZ-T-los"
   ]
  },
  {
   "id": "BDZ-shoot-exchange",
   "title": "Exchanges of fire",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Resolving Fire",
   "rule": "Fire goes back and forth until one side can no longer return it: it is out of ammo (two or more ones), its weapon fires only once a turn, it ducked back, it retired, or it was hit. A figure may well fire several times in one turn.",
   "note": "No weapon in the list carries a once-a-turn limit."
  },
  {
   "id": "BDZ-shoot-targets",
   "title": "How many targets",
   "kind": "limit",
   "provenance": "stated",
   "where": "Target Selection; Ranged Weapons",
   "rule": "The number of different targets is limited to the Target of the weapon; all must lie within a spread as many inches wide as the Target. Several dice may go to one target and it can be hit more than once.",
   "note": "How the spread is measured is set in BDZ-D-spread."
  },
  {
   "id": "BDZ-shoot-declare",
   "title": "Declare before rolling",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Target Selection",
   "rule": "Before rolling the shooter says how many dice go to each target and in which order. After rolling, the dice are set from highest to lowest and dealt out in that order, the highest to the first target."
  },
  {
   "id": "BDZ-shoot-roll",
   "title": "Rolling to hit",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Shooting A Weapon",
   "rule": "With line of sight, roll 1 to 4d6 by the weapon's Target and add the shooter's Rep to each die separately. Look up each total on the Ranged Combat Table.",
   "tables": [
    "BDZ-T-shoot"
   ]
  },
  {
   "id": "BDZ-shoot-7",
   "title": "7 or less",
   "kind": "table",
   "provenance": "stated",
   "where": "Ranged Combat Table",
   "rule": "A total of 7 or less misses.",
   "tables": [
    "BDZ-T-shoot"
   ],
   "note": "The row starts at 3, but a Rep 1 shooter can total 2; that misses too."
  },
  {
   "id": "BDZ-shoot-8",
   "title": "Total of 8",
   "kind": "table",
   "provenance": "stated",
   "where": "Ranged Combat Table",
   "rule": "A total of 8 misses if the target is concealed, in cover, prone or moved fast, if the shooter moved fast or is snap firing, or if this is the shooter's second or later target; otherwise it hits.",
   "tables": [
    "BDZ-T-shoot"
   ]
  },
  {
   "id": "BDZ-shoot-9",
   "title": "Total of 9",
   "kind": "table",
   "provenance": "stated",
   "where": "Ranged Combat Table",
   "rule": "A total of 9 misses if the target is in cover, the shooter moved fast or is snap firing, or this is the shooter's third or later target; otherwise it hits.",
   "tables": [
    "BDZ-T-shoot"
   ]
  },
  {
   "id": "BDZ-shoot-10",
   "title": "Total of 10 or more",
   "kind": "table",
   "provenance": "stated",
   "where": "Ranged Combat Table",
   "rule": "A total of 10 or more always hits.",
   "tables": [
    "BDZ-T-shoot"
   ]
  },
  {
   "id": "BDZ-shoot-miss",
   "title": "A miss",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Shooting A Weapon",
   "rule": "A target that was shot at and missed by every die takes Received Fire at once.",
   "note": "If any die of the same fire hit it, it takes Recover From Knock Down or the damage instead."
  },
  {
   "id": "BDZ-shoot-conceal",
   "title": "Concealment",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Shooting A Weapon",
   "rule": "Behind something that hides but does not stop a bullet; matters only on a total of 8."
  },
  {
   "id": "BDZ-shoot-cover",
   "title": "Cover",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Shooting A Weapon",
   "rule": "Behind something solid that stops a bullet; matters on totals of 8 and 9."
  },
  {
   "id": "BDZ-shoot-prone",
   "title": "Prone target",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Shooting A Weapon",
   "rule": "A prone target is missed on a total of 8."
  },
  {
   "id": "BDZ-shoot-target-fast",
   "title": "Target moved fast",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Shooting A Weapon",
   "rule": "A target that moved fast (Fast Move test passed with 2d6 or 1d6) is missed on a total of 8.",
   "see": [
    "BDZ-move-fast-status"
   ]
  },
  {
   "id": "BDZ-shoot-shooter-fast",
   "title": "Shooter moved fast",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Shooting A Weapon",
   "rule": "A shooter that moved fast (Fast Move test passed with 2d6 or 1d6) misses on totals of 8 and 9.",
   "see": [
    "BDZ-move-fast-status",
    "BDZ-attr-agile"
   ]
  },
  {
   "id": "BDZ-shoot-snap",
   "title": "Snap firing shooter",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Shooting A Weapon",
   "rule": "A shooter that is snap firing misses on totals of 8 and 9.",
   "see": [
    "BDZ-react-snap"
   ]
  },
  {
   "id": "BDZ-shoot-nth-target",
   "title": "Second and third targets",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Shooting A Weapon",
   "rule": "In one fire, the second and later targets are missed on a total of 8, and the third and later on a total of 9 as well."
  },
  {
   "id": "BDZ-shoot-damage",
   "title": "Damage",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Determining Damage; Ranged Combat Damage Table",
   "rule": "For each hit roll 1d6 against the weapon's Impact. A 1: obviously dead. Equal to or below Impact but not 1: out of the fight. Above Impact: knocked down, taking Recover From Knock Down at once.",
   "tables": [
    "BDZ-T-damage"
   ],
   "note": "Several hits on one figure are each rolled and the worst result stands."
  },
  {
   "id": "BDZ-autokill",
   "title": "Finish off or capture",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Auto-Kill Or Capture",
   "rule": "An active figure that moves into contact with a stunned or out of the fight human may kill or capture it automatically.",
   "see": [
    "BDZ-zkill-auto",
    "BDZ-enc-mercy"
   ],
   "note": "Star rules hold against it. In an encounter whoever of the band lies out of the fight is at the mercy of the enemy instead. Friends who see somebody stunned die so take Man Down or Leader Lost, as after any fire or melee; those of somebody out of the fight saw it go down before, see BDZ-D-out-hurt. What capture means on the table: BDZ-D-tied."
  },
  {
   "id": "BDZ-autokill-roll",
   "title": "Dice of an automatic kill",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "Auto-Kill Or Capture, example",
   "rule": "Killing that way still means rolling the weapon's smallest number of dice (they count for ammo and for noise), or fighting a round of melee in which the victim has 0d6."
  },
  {
   "id": "BDZ-shoot-two-weapons",
   "title": "Two weapons at once",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Firing Two Weapons At Once",
   "rule": "A figure may fire two weapons together if both are pistols, BA pistols or machine pistols, in any mix. Each then counts as snap firing, with all its dice.",
   "see": [
    "BDZ-attr-ambidextrous",
    "BDZ-react-snap"
   ]
  },
  {
   "id": "BDZ-shoot-pitiful",
   "title": "Pitiful shot",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Pitiful Shot",
   "rule": "Only a shooter of exactly Rep 3: when a shooting die is a 6 and still does not hit, roll 1d6 again; 3 or less is a hit, otherwise a miss and the target takes Received Fire."
  },
  {
   "id": "BDZ-grenade-throw",
   "title": "Throwing a grenade",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Throwing Grenades",
   "rule": "Name a spot within 6 inches and roll 2d6 against the thrower's Rep. Pass 2d6: it lands there. Pass 1d6: it lands there if the thrower sees the spot or is dropping it over a wall, rolling it into a doorway or the like; otherwise it misses. Pass 0d6: it is dropped at the thrower's feet.",
   "tables": [
    "BDZ-T-grenade-throw"
   ]
  },
  {
   "id": "BDZ-grenade-miss",
   "title": "A grenade that misses",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Throwing Grenade Table",
   "rule": "The target of a missed grenade takes Received Fire counting as outgunned.",
   "tables": [
    "BDZ-T-grenade-throw"
   ]
  },
  {
   "id": "BDZ-grenade-dropped",
   "title": "A dropped grenade",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Throwing Grenade Table",
   "rule": "Centre the circle on the thrower. Everyone in it rolls 1d6: Rep or less and it drops prone and is unharmed, otherwise it rolls for the effect.",
   "note": "All must roll, those who face away too; without effect on them, see BDZ-grenade-facing, they may still drop prone.",
   "tables": [
    "BDZ-T-grenade-throw"
   ]
  },
  {
   "id": "BDZ-grenade-circle",
   "title": "Blast circle",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Hitting With Flash-Bang Grenades",
   "rule": "Centre a 12 inch circle on the spot where it landed; any figure inside may be affected.",
   "note": "Taken as 12 inches across, see BDZ-D-blast-circle."
  },
  {
   "id": "BDZ-grenade-facing",
   "title": "Who is affected",
   "kind": "limit",
   "provenance": "stated",
   "where": "Flash-Bang Grenade (FBG)",
   "rule": "Humans in the circle who face the grenade (it lies in their front) are affected; others are not."
  },
  {
   "id": "BDZ-grenade-effect",
   "title": "Effect on humans",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Flash-Bang Grenade (FBG); Flash Bang Results Table",
   "rule": "Each affected human rolls 2d6 against Rep. Pass 2d6: ignores it and takes no Received Fire. Pass 1d6: stunned. Pass 0d6: knocked down, taking Recover From Knock Down at once.",
   "tables": [
    "BDZ-T-flashbang"
   ]
  },
  {
   "id": "BDZ-grenade-recover",
   "title": "Flash bangs do not kill",
   "kind": "limit",
   "provenance": "stated",
   "where": "Flash-Bang Grenade (FBG)",
   "rule": "Those put down by a flash bang always recover after the battle as though they had passed 2d6.",
   "see": [
    "BDZ-recover-after"
   ],
   "note": "This holds even for an obviously dead result, since the weapon is called non-lethal."
  },
  {
   "id": "BDZ-grenade-zombie",
   "title": "Effect on zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Flash-Bang Grenade (FBG); Flash Bang Results Table",
   "rule": "Any zombie in the circle, whichever way it faces, halts and loses one activation."
  },
  {
   "id": "BDZ-grenade-supply",
   "title": "Who has the grenade",
   "kind": "component",
   "provenance": "stated",
   "where": "Who's Got The Grenade?",
   "rule": "If a force has grenades at all, any figure of it that wishes to use one has one; they are not counted.",
   "note": "A force has them where its scenario says so, or a soldier of it is on the table. What others have found is counted."
  },
  {
   "id": "BDZ-melee-weapon-hw",
   "title": "One handed weapons",
   "kind": "component",
   "provenance": "stated",
   "where": "Melee Weapons",
   "rule": "Used in one hand, such as a machete; Impact 2.",
   "tables": [
    "BDZ-T-melee-weapons"
   ]
  },
  {
   "id": "BDZ-melee-weapon-thw",
   "title": "Two handed weapons",
   "kind": "component",
   "provenance": "stated",
   "where": "Melee Weapons",
   "rule": "Used in both hands, such as an axe; Impact 3.",
   "tables": [
    "BDZ-T-melee-weapons"
   ]
  },
  {
   "id": "BDZ-melee-weapon-iw",
   "title": "Improvised weapons",
   "kind": "component",
   "provenance": "stated",
   "where": "Melee Weapons",
   "rule": "Things not made as weapons have one Impact less than the real kind: a one handed pipe 1, a two handed bat 2.",
   "tables": [
    "BDZ-T-melee-weapons"
   ]
  },
  {
   "id": "BDZ-melee-unarmed",
   "title": "Unarmed",
   "kind": "component",
   "provenance": "inferred",
   "where": "Zombies, How To Melee, example",
   "rule": "A human with no melee weapon in hand has Impact 1 and no bonus; a firearm gives nothing in melee.",
   "note": "In the zombie melee example an unarmed Star and two zombies (Impact 1) give each other no higher Impact die, so bare hands equal Impact 1."
  },
  {
   "id": "BDZ-melee-chainsaw",
   "title": "Chain saw",
   "kind": "component",
   "provenance": "stated",
   "where": "Chain Saw (CW)",
   "rule": "Two handed, melee only, Impact 4, and its user adds 3d6 in melee.",
   "tables": [
    "BDZ-T-melee-weapons"
   ]
  },
  {
   "id": "BDZ-melee-chainsaw-stall",
   "title": "Chain saw stalls",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Chain Saw (CW)",
   "rule": "When two ones come up in one throw of its user's melee dice, all dice counted and not only the three extra, the saw works for that round, then stalls. It takes one turn to restart, using the roll for a vehicle that will not start.",
   "see": [
    "BDZ-veh-wont-start"
   ],
   "note": "Ones are counted for each throw, see BDZ-D-chainsaw-ones."
  },
  {
   "id": "BDZ-melee-chainsaw-gas",
   "title": "Chain saw out of gas",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Chain Saw (CW)",
   "rule": "With three ones it runs dry and is useless until refuelled.",
   "note": "Three or more ones give this in place of a stall. A saw that has stalled or run dry is so in other hands, and after it has been packed or has lain in a vehicle, as well. Two saws in one vehicle share this: while one of them does not run, neither does."
  },
  {
   "id": "BDZ-melee-chainsaw-noise",
   "title": "Chain saw noise",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Chain Saw (CW); Attraction By Gunfire And Noise",
   "rule": "Each turn it runs counts as 6 shots, rolled from where its user was at the start of the turn, not where it ended.",
   "note": "The turns in which it runs: BDZ-D-chainsaw-runs. For whoever has got it in the course of the turn it is rolled from where that was.",
   "tables": [
    "BDZ-T-noise"
   ]
  },
  {
   "id": "BDZ-melee-chainsaw-find",
   "title": "Finding a chain saw",
   "kind": "limit",
   "provenance": "stated",
   "where": "Chain Saw (CW)",
   "rule": "Only in rural houses or in retail box stores, and only on a roll of 10 or higher.",
   "see": [
    "BDZ-enc-loot-search"
   ],
   "note": "The roll is taken as the modified 2d6 of the Resource Table; the finder may take the saw in place of what that gives."
  },
  {
   "id": "BDZ-melee-start",
   "title": "Getting into melee",
   "kind": "procedure",
   "provenance": "stated",
   "where": "How To Melee",
   "rule": "The charger sees the target and passes Wanting To Charge; the target takes Being Charged and stands; the figures are in contact and melee is fought.",
   "see": [
    "BDZ-react-charge",
    "BDZ-react-charged"
   ]
  },
  {
   "id": "BDZ-melee-dice",
   "title": "Melee dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "How To Melee",
   "rule": "Each figure starts with one d6 for each point of Rep and adds or takes away the modifiers that apply.",
   "tables": [
    "BDZ-T-melee-mods"
   ]
  },
  {
   "id": "BDZ-melee-impact",
   "title": "Higher Impact",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Melee Combat",
   "rule": "Add 1d6 if this figure's melee weapon has a higher Impact than its opponent's.",
   "tables": [
    "BDZ-T-melee-mods"
   ]
  },
  {
   "id": "BDZ-melee-rear",
   "title": "Prone or attacked in the rear",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Melee Combat",
   "rule": "Take away 2d6 if prone or attacked from the rear.",
   "tables": [
    "BDZ-T-melee-mods"
   ],
   "note": "The penalty is one line, so it is taken once even if both apply. Somebody already in melee takes no Being Charged test in which it could turn in time, so a charge from behind has it in the rear."
  },
  {
   "id": "BDZ-melee-wounded",
   "title": "Carrying wounded in melee",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Melee Combat; Retrieving Wounded",
   "rule": "Take away 2d6 while retrieving wounded.",
   "tables": [
    "BDZ-T-melee-mods"
   ]
  },
  {
   "id": "BDZ-melee-rolling",
   "title": "Rolling melee down",
   "kind": "procedure",
   "provenance": "stated",
   "where": "How To Melee; Melee Combat",
   "rule": "Both roll. Dice of 4, 5 or 6 are discarded; successes (1, 2, 3) are kept and rolled again. This repeats, both sides together, until one or both have no successes left."
  },
  {
   "id": "BDZ-melee-result",
   "title": "Melee result",
   "kind": "table",
   "provenance": "stated",
   "where": "Melee Combat Table",
   "rule": "Compare the successes of that last roll. Two or more ahead: the enemy is obviously dead. One ahead: the enemy is out of the fight. Both at zero: evenly matched, they stay in melee.",
   "tables": [
    "BDZ-T-melee"
   ],
   "note": "The axe and pipe example confirms that only the final roll is compared."
  },
  {
   "id": "BDZ-melee-many",
   "title": "Several opponents",
   "kind": "procedure",
   "provenance": "stated",
   "where": "How To Melee; Melee Combat",
   "rule": "A figure fighting more than one opponent decides how many of its dice go to each and resolves each fight on its own. If it is put out of the fight or killed by one of them the melee stops at once."
  },
  {
   "id": "BDZ-melee-locked",
   "title": "Evenly matched",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Melee Combat Table",
   "rule": "Figures locked in melee choose, when next active, to break off or to fight another round.",
   "note": "They do nothing else while they are locked, such as treating the wounded or rallying others."
  },
  {
   "id": "BDZ-melee-break",
   "title": "Breaking off",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Breaking Off Melee",
   "rule": "An active figure locked in melee may leave by moving at least 1 inch from the enemy, unless terrain such as a wall behind it prevents this. The other side takes an In Sight test at once and carries out the result.",
   "note": "Zombies take no tests, so a zombie that is left does nothing until it activates. Whoever rides in a vehicle leaves by its drive: BDZ-D-melee-drive. It is one test, when the move is over, also where the one who leaves comes into sight on the way."
  },
  {
   "id": "BDZ-wounded-choice",
   "title": "Choosing to retrieve",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Retrieving Wounded",
   "rule": "Any figure may choose to retrieve a wounded one.",
   "note": "One who lies in a vehicle at rest is picked up by somebody in it."
  },
  {
   "id": "BDZ-wounded-duck",
   "title": "Duck back picks up the wounded",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Retrieving Wounded",
   "rule": "A figure that must duck back after passing 2d6 or 1d6 first picks up any wounded friend within 4 inches and then ducks back, even if this goes beyond its move. One that passed 0d6 does not."
  },
  {
   "id": "BDZ-wounded-pickup",
   "title": "Picking up when active",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Retrieving Wounded",
   "rule": "An active figure may pick up a wounded one during its move and go on with the rest of its normal move."
  },
  {
   "id": "BDZ-wounded-fire",
   "title": "Firing while carrying",
   "kind": "limit",
   "provenance": "stated",
   "where": "Retrieving Wounded",
   "rule": "A carrier may fire only weapons used in one hand, always as snap fire, so with all dice of the weapon.",
   "see": [
    "BDZ-react-snap"
   ],
   "note": "One handed firearms are the pistol, BA pistol and machine pistol, the same three that can be fired in pairs."
  },
  {
   "id": "BDZ-wounded-charged",
   "title": "Charged while carrying",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Retrieving Wounded",
   "rule": "A carrier that is charged may drop the wounded figure, and then may not pick it up again until next active, or keep it and fight with 2d6 less.",
   "see": [
    "BDZ-melee-wounded"
   ]
  },
  {
   "id": "BDZ-wounded-outgunned",
   "title": "Carriers are not outgunned",
   "kind": "limit",
   "provenance": "stated",
   "where": "Retrieving Wounded; Outgunned Rankings",
   "rule": "A figure retrieving wounded is never outgunned.",
   "see": [
    "BDZ-shoot-outgunned-never"
   ]
  },
  {
   "id": "BDZ-recover-when",
   "title": "Two chances to recover",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Recovery",
   "rule": "Characters out of the fight are checked during the encounter; those out of the fight or run away are checked after it, once the party is somewhere safe."
  },
  {
   "id": "BDZ-recover-during",
   "title": "Recovery during the encounter",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Recovery During The Encounter",
   "rule": "A character that is carrying on moves next to an out of the fight one; on the activation after that roll 2d6 against the Rep of the wounded one. Pass 2d6: back on its feet at normal Rep. Pass 1d6: the same if a nurse or similar is in contact, otherwise out for the rest of the encounter. Pass 0d6: out for the rest.",
   "tables": [
    "BDZ-T-recover-during"
   ],
   "see": [
    "BDZ-enc-loot-medical"
   ]
  },
  {
   "id": "BDZ-recover-after",
   "title": "Recovery after the encounter",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Recovery After The Encounter",
   "rule": "Each character left out of the fight, or retired and never rallied, rolls 2d6 against its Rep. Out of the fight: pass 2d6 back at normal Rep; pass 1d6 normal Rep with a nurse or similar, else one Rep lower; pass 0d6 dies. Retired: pass 2d6 returns; pass 1d6 returns one Rep lower; pass 0d6 never returns.",
   "tables": [
    "BDZ-T-recover-after"
   ]
  },
  {
   "id": "BDZ-recover-doctor",
   "title": "Doctor",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Recovery Test",
   "rule": "Add 1d6 to either recovery test if a doctor is in contact with the wounded character.",
   "see": [
    "BDZ-dice-passing-cap"
   ]
  },
  {
   "id": "BDZ-recover-six",
   "title": "A 6 always fails",
   "kind": "limit",
   "provenance": "stated",
   "where": "Recovery Test",
   "rule": "On recovery tests a 6 is a failure even for Rep 6 or more."
  },
  {
   "id": "BDZ-bldg-dv",
   "title": "Defensive Value",
   "kind": "component",
   "provenance": "stated",
   "where": "Buildings",
   "rule": "The material of a building sets its Defensive Value: tents 1; interior walls 2; ordinary frame structures 2; brick, and stacked sandbags or the like, 3.",
   "tables": [
    "BDZ-T-dv"
   ]
  },
  {
   "id": "BDZ-bldg-dv-impact",
   "title": "Shooting through walls",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Buildings",
   "rule": "Against a weapon whose Impact is higher than the building's Defensive Value the building is concealment and not cover. Something else that is solid and lies between is still cover.",
   "note": "It is no cover on Received Fire either, for whoever that fire has missed; of several weapons the highest Impact counts. This holds for a building that a target stands behind as well as for the one that it is in.",
   "tables": [
    "BDZ-T-dv"
   ]
  },
  {
   "id": "BDZ-bldg-door",
   "title": "Through a door",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Entering And Exiting Buildings; Movement Inside Buildings",
   "rule": "Entering or leaving by a door costs 2 inches of movement; interior doors cost the same.",
   "tables": [
    "BDZ-T-bldg-move"
   ]
  },
  {
   "id": "BDZ-bldg-window",
   "title": "Through a window",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Entering And Exiting Buildings",
   "rule": "Entering or leaving by a window costs 4 inches; leaving by one ends the move, though the figure may still shoot.",
   "tables": [
    "BDZ-T-bldg-move"
   ]
  },
  {
   "id": "BDZ-bldg-inside",
   "title": "Inside a building",
   "kind": "component",
   "provenance": "stated",
   "where": "Movement Inside Buildings",
   "rule": "Movement inside is at normal speed and all figures inside count as in cover, except one that is being tested for In Sight as it stands in the door it came in by.",
   "note": "So whoever ducks back or hunkers down inside does it where it stands. Between two in one building the cover is that of its interior walls, for what an Impact goes through. For Fast Move see BDZ-D-c145.",
   "see": [
    "BDZ-move-duck-back",
    "BDZ-move-hunker",
    "BDZ-bldg-dv-impact"
   ]
  },
  {
   "id": "BDZ-bldg-levels",
   "title": "Between floors",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Movement Inside Buildings",
   "rule": "Going up or down one level costs half of the move distance the figure has this activation.",
   "tables": [
    "BDZ-T-bldg-move"
   ]
  },
  {
   "id": "BDZ-bldg-trailer",
   "title": "Trailers and cargo containers",
   "kind": "component",
   "provenance": "stated",
   "where": "Trailers And Cargo Containers",
   "rule": "A cargo trailer or container is searched and occupied like a retail store, but once one item has been found in it nothing more can be.",
   "see": [
    "BDZ-enc-loot-search"
   ]
  },
  {
   "id": "BDZ-barricade-materials",
   "title": "Materials for a barricade",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Barricading Doors And Windows",
   "rule": "Enough material is at hand on 1-2 of 1d6, rolled once only; failing that it has to be fetched from a hardware store or the like.",
   "note": "Once per building is assumed."
  },
  {
   "id": "BDZ-barricade-build",
   "title": "Building it up",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Barricading Doors And Windows",
   "rule": "With materials, one player's activation raises the Rep of one barricaded door or window by one.",
   "tables": [
    "BDZ-T-barricade"
   ]
  },
  {
   "id": "BDZ-barricade-max",
   "title": "Strongest barricade",
   "kind": "limit",
   "provenance": "stated",
   "where": "Barricading Doors And Windows",
   "rule": "A barricaded window reaches Rep 3 at most, a door Rep 4.",
   "tables": [
    "BDZ-T-barricade"
   ]
  },
  {
   "id": "BDZ-barricade-break",
   "title": "Breaking a barricade",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Barricading Doors And Windows",
   "rule": "Anyone trying to get through fights the door or window in melee. When it suffers out of the fight or worse it is broken, and the character may go through when next active.",
   "see": [
    "BDZ-zmove-door-barricaded",
    "BDZ-zmove-window-barricaded"
   ],
   "note": "Melee stands in place of active fire, so nobody who has fired in that activation does it."
  },
  {
   "id": "BDZ-zed-rep",
   "title": "Zombie Rep",
   "kind": "component",
   "provenance": "stated",
   "where": "Zombies: Reputation; All Together Now",
   "rule": "Every zombie has Rep 4."
  },
  {
   "id": "BDZ-zed-weapon",
   "title": "Zombies have no weapons",
   "kind": "limit",
   "provenance": "stated",
   "where": "Zombies: Weapons; Hand-To-Hand Weapons; Shooting",
   "rule": "Zombies never use weapons of any kind, ranged, melee or improvised. They do harm only in melee, with Impact 1."
  },
  {
   "id": "BDZ-zgen-times",
   "title": "When zombies appear",
   "kind": "procedure",
   "provenance": "stated",
   "where": "How Zombies Appear",
   "rule": "At the start of the game, during it when drawn by gunfire and other noise, and during it when buildings are entered.",
   "see": [
    "BDZ-zgen-start",
    "BDZ-zgen-noise",
    "BDZ-enc-occupied"
   ]
  },
  {
   "id": "BDZ-zgen-enter",
   "title": "Humans enter first",
   "kind": "procedure",
   "provenance": "stated",
   "where": "When The Game Starts",
   "rule": "Before any zombie is placed each human moves one full move onto the table from an edge of the player's choice, at normal speed or with a Fast Move."
  },
  {
   "id": "BDZ-zgen-start",
   "title": "Zombies at the start",
   "kind": "procedure",
   "provenance": "stated",
   "where": "When The Game Starts",
   "rule": "For each human roll by area: urban 1 + 1d6 zombies, suburbs 1d6, rural 1/2d6. They are placed around the human they were rolled for.",
   "tables": [
    "BDZ-T-zgen-start"
   ],
   "see": [
    "BDZ-zgen-place",
    "BDZ-dice-half"
   ]
  },
  {
   "id": "BDZ-zgen-noise",
   "title": "Zombies drawn by noise",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Attraction By Gunfire And Noise",
   "rule": "Mark the spot of each shot (or other noise) with the number of shots. After both sides have finished their activations roll 1d6 for each shot, spot by spot: one zombie comes on 4-6 in an urban area, 5-6 in the suburbs, 6 in a rural area.",
   "tables": [
    "BDZ-T-zgen-noise",
    "BDZ-T-noise"
   ]
  },
  {
   "id": "BDZ-zgen-noise-count",
   "title": "Counting shots",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "Attraction By Gunfire And Noise; List Of Weapons",
   "rule": "Every die rolled to shoot is one shot, whether it hit or not and whether it was active or reaction fire. A shotgun counts six each time it fires."
  },
  {
   "id": "BDZ-zgen-noise-other",
   "title": "Other noises",
   "kind": "table",
   "provenance": "stated",
   "where": "Attraction By Gunfire And Noise",
   "rule": "A vehicle being started counts as 6 shots, a chain saw in use as 6, an explosion of any sort as 12.",
   "tables": [
    "BDZ-T-noise"
   ],
   "note": "Running vehicles and car alarms are in BDZ-veh-noise. A flash bang grenade is taken as an explosion (BDZ-D-fbg-noise)."
  },
  {
   "id": "BDZ-zgen-place",
   "title": "Placing zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Placing The Zombies",
   "rule": "For each zombie, at the start and later, roll 1d6 and put it 12 inches from the player or noise spot toward a table edge: 1-2 top, 3 right, 4-5 bottom, 6 left.",
   "tables": [
    "BDZ-T-zgen-place"
   ]
  },
  {
   "id": "BDZ-zgen-place-facing",
   "title": "Facing of a new zombie",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Placing The Zombies",
   "rule": "A zombie is placed facing the nearest human."
  },
  {
   "id": "BDZ-zgen-place-building",
   "title": "Placed on a building",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Placing The Zombies",
   "rule": "Zombies may be placed in any terrain. In a building the figure is set on top to show that it will come out of it as soon as it activates. A shot fired inside may well bring zombies outside."
  },
  {
   "id": "BDZ-zgen-place-off",
   "title": "Placed off the table",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Placing The Zombies",
   "rule": "If the spot is off the table turn it clockwise about the player or noise until it is on the table, still 12 inches away."
  },
  {
   "id": "BDZ-zed-one-group",
   "title": "One large group",
   "kind": "component",
   "provenance": "stated",
   "where": "One Big Family",
   "rule": "All zombies on the table belong to one group."
  },
  {
   "id": "BDZ-zact-together",
   "title": "All activate together",
   "kind": "procedure",
   "provenance": "stated",
   "where": "All Together Now",
   "rule": "When zombies are active every zombie activates, in three steps for all of them: first moves, then charges, then melees.",
   "see": [
    "BDZ-turn-rep-threshold"
   ]
  },
  {
   "id": "BDZ-zact-move",
   "title": "Step 1: moves",
   "kind": "procedure",
   "provenance": "stated",
   "where": "All Together Now",
   "rule": "Each zombie moves toward the nearest human. The player nearest a zombie moves it."
  },
  {
   "id": "BDZ-zact-charge",
   "title": "Step 2: charges",
   "kind": "procedure",
   "provenance": "stated",
   "where": "All Together Now",
   "rule": "Charging zombies stop 4 inches from their target; the human takes Being Charged if required and any firing is done; then the zombies still able are moved into contact. Zombies need no test to charge.",
   "note": "Nothing else stops them on these last inches: nobody takes In Sight for one that comes into view on them, as for humans who charge."
  },
  {
   "id": "BDZ-zact-melee",
   "title": "Step 3: melees",
   "kind": "procedure",
   "provenance": "stated",
   "where": "All Together Now",
   "rule": "All zombies in contact, including those locked since an earlier activation, fight."
  },
  {
   "id": "BDZ-zact-1",
   "title": "First choice: a human in sight",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Actions",
   "rule": "A zombie that sees a human moves toward it at its full rate.",
   "tables": [
    "BDZ-T-zact"
   ]
  },
  {
   "id": "BDZ-zact-2",
   "title": "Second choice: noise",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Actions",
   "rule": "Otherwise it moves toward the spot with the most shots (or equivalent noise) within 24 inches of it.",
   "note": "From the edge of its base to the spot, as distances from a figure are measured.",
   "tables": [
    "BDZ-T-zact"
   ]
  },
  {
   "id": "BDZ-zact-3",
   "title": "Third choice: where a human was",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Actions",
   "rule": "Otherwise, if it saw a human when last active and that human has since moved out of view, it moves toward the place it last saw the human.",
   "note": "That is the last spot of the human's way that the zombie had in sight, as at a corner, not the one where its way began.",
   "tables": [
    "BDZ-T-zact"
   ]
  },
  {
   "id": "BDZ-zact-4",
   "title": "Fourth choice: straight on",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Actions",
   "rule": "Otherwise it moves the way it faces. At a dead end such as a wall it goes left on 1-3 of 1d6, right on 4-6. A table edge is a dead end; a zombie never leaves the table.",
   "tables": [
    "BDZ-T-zact"
   ]
  },
  {
   "id": "BDZ-zed-feast",
   "title": "Feasting",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombie Feasting",
   "rule": "A zombie not in melee, within 12 inches and in sight of a stunned, out of the fight or obviously dead human, moves to the nearest such human.",
   "note": "It comes before the ordinary order of priority, see BDZ-D-feast-priority.",
   "see": [
    "BDZ-react-feast"
   ],
   "tables": [
    "BDZ-T-zact"
   ]
  },
  {
   "id": "BDZ-zed-feast-length",
   "title": "How long the feast lasts",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombie Feasting",
   "rule": "When the first active zombie reaches the human roll 1d6: for that many turns the human occupies the zombies. Then they move on. Any number of zombies may gather."
  },
  {
   "id": "BDZ-zmove-rate",
   "title": "Zombie movement",
   "kind": "component",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "A zombie always moves its full 6 inches.",
   "tables": [
    "BDZ-T-zmove"
   ]
  },
  {
   "id": "BDZ-zmove-no-fast",
   "title": "Zombies do not fast move",
   "kind": "limit",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "Zombies never take a Fast Move."
  },
  {
   "id": "BDZ-zmove-knocked",
   "title": "A knocked down zombie rises",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Movement; Knock Down",
   "rule": "It spends its next activation getting up, facing the nearest human, and may not move in it.",
   "note": "It does nothing else in that activation. In melee it has no die, as if it still lay there."
  },
  {
   "id": "BDZ-zmove-door",
   "title": "Zombies at a door",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "On reaching a door, open or shut, a zombie stops. When next active it goes through an unlocked door at normal speed."
  },
  {
   "id": "BDZ-zmove-door-locked",
   "title": "Zombies at a locked door",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "A locked door costs one further activation before the zombie moves through."
  },
  {
   "id": "BDZ-zmove-door-barricaded",
   "title": "Zombies at a barricaded door",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "Zombies fight a barricaded door in melee as if it had Rep 4. A result of out of the fight or worse on the door clears it; such a result on a zombie is ignored. Any number may join in; their dice are thrown together against the door's.",
   "note": "Pooling the dice comes from the example. The door uses the Rep built up so far, 4 when complete, see BDZ-D-barricade-rep.",
   "see": [
    "BDZ-barricade-max"
   ]
  },
  {
   "id": "BDZ-zmove-window",
   "title": "Zombies at a window",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "Zombies can break through only windows the size of a door. On reaching one they stop; when next active they pass an open one at normal speed, and a closed one after one further activation spent breaking it."
  },
  {
   "id": "BDZ-zmove-window-barricaded",
   "title": "Zombies at a barricaded window",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "They fight it in melee as if it had Rep 3; out of the fight or worse clears it, and they may come through if it is door sized. Any number may join in, at a window of any size."
  },
  {
   "id": "BDZ-zmove-window-small",
   "title": "Small windows",
   "kind": "limit",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "Zombies cannot come in by a smaller window but can reach through it; up to two at once may do so and melee a person standing at it.",
   "note": "A closed one they first break, which costs one activation (BDZ-zmove-window). Any number may do so."
  },
  {
   "id": "BDZ-zmove-building",
   "title": "Zombies inside buildings",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "Inside a building a zombie moves only 4 inches an activation.",
   "tables": [
    "BDZ-T-zmove"
   ]
  },
  {
   "id": "BDZ-zmove-rock",
   "title": "Impassable rocks",
   "kind": "limit",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "Cannot be entered; treated as a dead end.",
   "see": [
    "BDZ-zact-4"
   ]
  },
  {
   "id": "BDZ-zmove-woods",
   "title": "Zombies in woods and rough ground",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "Movement is 3 inches. The limits on seeing inside do not apply to zombies. At the edge they count as concealed and can see and be seen; 1 inch or more inside they cannot.",
   "note": "Humans at the edge have cover, zombies only concealment, because zombies never use cover.",
   "tables": [
    "BDZ-T-zmove"
   ],
   "see": [
    "BDZ-zshoot-cover"
   ]
  },
  {
   "id": "BDZ-zmove-road-hill",
   "title": "Zombies on roads and hills",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "Zombies move at their normal rate on roads and on hills, uphill too.",
   "tables": [
    "BDZ-T-zmove"
   ]
  },
  {
   "id": "BDZ-zmove-water",
   "title": "Zombies in water",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "3 inches a turn, into and through water, walking along the bottom in their present direction. Noise and gunfire do not attract them there, but humans in the water do.",
   "note": "On those who lie in the water they feast, as on land.",
   "tables": [
    "BDZ-T-zmove"
   ]
  },
  {
   "id": "BDZ-zmove-water-exit",
   "title": "Leaving the water",
   "kind": "limit",
   "provenance": "stated",
   "where": "Zombies: Movement",
   "rule": "They leave water only where the bottom slopes upward, so one in a swimming pool stays there. A net, rope or anchor chain they meet in the water they will climb."
  },
  {
   "id": "BDZ-zreact-none",
   "title": "Zombies take no reaction tests",
   "kind": "limit",
   "provenance": "stated",
   "where": "Zombies: Reactions",
   "rule": "Zombies never take any reaction test."
  },
  {
   "id": "BDZ-zreact-in-sight",
   "title": "No In Sight on zombies placed in view",
   "kind": "limit",
   "provenance": "stated",
   "where": "Affected Reactions",
   "rule": "A human takes no In Sight test for a zombie it can already see at the moment the zombie is placed, at the start, by noise, or as a wandering zombie. A zombie that moves into its sight does call for the test.",
   "see": [
    "BDZ-react-in-sight"
   ]
  },
  {
   "id": "BDZ-zgen-wandering",
   "title": "Wandering zombies",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Affected Reactions (names a Wandering Zombie rule)",
   "rule": "Optional. When the activation dice come up doubles other than double six, roll 1d6 before the re-roll; on a 1 one zombie arrives, placed by the normal placement roll around a randomly chosen human.",
   "tables": [
    "BDZ-T-zgen-place"
   ],
   "note": "The seed mentions this rule once with a page that does not hold it. Built from the placement rule and from the note that doubles may set off events. Off by default."
  },
  {
   "id": "BDZ-zreact-charged-rear",
   "title": "Charged from behind by a zombie",
   "kind": "limit",
   "provenance": "stated",
   "where": "Affected Reactions",
   "rule": "A human charged to the rear by a zombie takes no Being Charged test and melees with the rear penalty.",
   "note": "Charged from in front as well, it tests for those in front and may fire at them alone; the penalty remains, whatever it passes. Friends within 4 inches who see a zombie that comes from behind test as for any charge.",
   "see": [
    "BDZ-melee-rear"
   ]
  },
  {
   "id": "BDZ-zreact-rally",
   "title": "No rally near zombies",
   "kind": "limit",
   "provenance": "stated",
   "where": "Affected Reactions",
   "rule": "A human may not take Rally while within 6 inches of any zombie, standing or prone, whichever way it faces."
  },
  {
   "id": "BDZ-zshoot-cover",
   "title": "Zombies never count cover",
   "kind": "limit",
   "provenance": "stated",
   "where": "Zombies: Line Of Sight",
   "rule": "A zombie must be seen to be shot. It never counts cover on the Ranged Combat Table, but it does count concealment.",
   "tables": [
    "BDZ-T-shoot"
   ]
  },
  {
   "id": "BDZ-zshoot-oof",
   "title": "Out of the fight kills zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Out Of The Fight; How To Melee",
   "rule": "Any out of the fight result on a zombie, by fire or melee, is obviously dead."
  },
  {
   "id": "BDZ-zshoot-knockdown",
   "title": "Knocked down zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Knock Down",
   "rule": "A knocked down zombie is laid prone where it is, takes no test, and needs one whole activation to stand up."
  },
  {
   "id": "BDZ-zshoot-easy",
   "title": "Easy to hit",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Easy To Hit Rule",
   "rule": "A shooter that is not itself being charged kills a zombie it hits when the damage die is equal to or below the shooter's Rep; the weapon's Impact is not used. Above it the zombie is knocked down. This also covers a friend who fires at zombies charging somebody else.",
   "tables": [
    "BDZ-T-damage"
   ],
   "note": "What counts is whether the shooter is being charged, not by which zombie. See BDZ-D-easy-low-rep."
  },
  {
   "id": "BDZ-zshoot-charged",
   "title": "Shooting a charging zombie",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Easy To Hit Rule",
   "rule": "When the shooter is being charged, by whatever zombie, damage on any zombie it hits uses the weapon's Impact: equal or below kills, above knocks it down.",
   "tables": [
    "BDZ-T-damage"
   ]
  },
  {
   "id": "BDZ-zkill-auto",
   "title": "Popping the weasel",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Auto-Kill",
   "rule": "An active human that moves, at its normal rate only, next to a zombie's back, or next to one lying prone, may kill it automatically, and may go on with any movement left.",
   "note": "A figure whose Fast Move failed, or that comes to the zombie within its first 8 inches, is not fast moving (BDZ-D-fast-status).",
   "see": [
    "BDZ-autokill",
    "BDZ-D-fast-status"
   ]
  },
  {
   "id": "BDZ-zkill-auto-dice",
   "title": "Dice of popping the weasel",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Zombies: Auto-Kill",
   "rule": "Roll the smallest number of dice the weapon allows; the zombie is obviously dead whatever they show, but ones count for ammo. Or fight a round of melee in which the zombie does not fight back.",
   "note": "The dice count as shots for noise, as every shot does. A figure fights one such round against each zombie in an activation. A zombie that fights a friend may be taken by hand, but not by a shot, as nobody fires into a melee."
  },
  {
   "id": "BDZ-zmelee-dice",
   "title": "Zombie melee dice",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Zombies: How To Melee",
   "rule": "A zombie rolls only 1d6 in melee, with Impact 1.",
   "tables": [
    "BDZ-T-melee-mods"
   ]
  },
  {
   "id": "BDZ-zmelee-minus",
   "title": "A zombie without dice",
   "kind": "limit",
   "provenance": "stated",
   "where": "Zombies: How To Melee",
   "rule": "It does take the 2d6 penalty for being prone or attacked in the rear, and with less than 1d6 it does not melee. The human must still roll, as it may score nothing."
  },
  {
   "id": "BDZ-harry-test",
   "title": "Harry, are you okay?",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Harry, Are You Okay?",
   "rule": "A human put out of the fight in melee with a zombie tests for infection after the game: 1d6 + Rep of 9 or more is safe; 8 or less is infected and turns into a zombie.",
   "see": [
    "BDZ-star-cheat-infection",
    "BDZ-enc-loot-cure"
   ]
  },
  {
   "id": "BDZ-harry-turn",
   "title": "What happens to the infected",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Harry, Are You Okay?",
   "rule": "An infected character becomes a zombie and leaves the group; whoever is left decides how it is dealt with. One dose of the Cure used straight after the test saves it.",
   "see": [
    "BDZ-enc-loot-cure"
   ]
  },
  {
   "id": "BDZ-area-urban",
   "title": "Urban area",
   "kind": "component",
   "provenance": "stated",
   "where": "Where Does The Encounter Take Place?",
   "rule": "Large cities with many buildings, up to high-rise. On a 48 inch square table three quarters is covered with buildings, with up to 6 + 1d6 vehicles.",
   "tables": [
    "BDZ-T-areas"
   ]
  },
  {
   "id": "BDZ-area-suburbs",
   "title": "Suburbs",
   "kind": "component",
   "provenance": "stated",
   "where": "Where Does The Encounter Take Place?",
   "rule": "Smaller towns around a city, one or two storeys, houses and businesses. Between a quarter and a half of the table is covered with buildings, with up to 3 + 1d6 vehicles.",
   "tables": [
    "BDZ-T-areas"
   ]
  },
  {
   "id": "BDZ-area-rural",
   "title": "Rural area",
   "kind": "component",
   "provenance": "stated",
   "where": "Where Does The Encounter Take Place?",
   "rule": "Lightly peopled country. All buildings are of one storey and cover up to a quarter of the table; half of the time there are no more than 1/2d6 buildings. There may be 1/2d6 vehicles.",
   "tables": [
    "BDZ-T-areas"
   ],
   "see": [
    "BDZ-dice-half"
   ],
   "note": "Half the time is played as 1-3 on 1d6."
  },
  {
   "id": "BDZ-terrain-own",
   "title": "Use the terrain you have",
   "kind": "advice",
   "provenance": "stated",
   "where": "Terrain & Scenery; Buildings In Encounters; Vehicles In Encounters",
   "rule": "Terrain, buildings and vehicles are laid out as the players like with what they own."
  },
  {
   "id": "BDZ-terrain-size",
   "title": "Size of a terrain piece",
   "kind": "component",
   "provenance": "stated",
   "where": "Terrain & Scenery",
   "rule": "A terrain piece covers at least 12 by 12 or 6 by 24 inches and has a clear boundary. Types may be combined, such as a wooded hill."
  },
  {
   "id": "BDZ-terrain-clear",
   "title": "Clear terrain",
   "kind": "component",
   "provenance": "stated",
   "where": "Terrain & Scenery",
   "rule": "Open ground. In suburbs and rural areas low bushes there may give concealment, never cover. In urban areas it is paved.",
   "tables": [
    "BDZ-T-terrain"
   ]
  },
  {
   "id": "BDZ-terrain-woods",
   "title": "Woods",
   "kind": "component",
   "provenance": "stated",
   "where": "Terrain & Scenery",
   "rule": "A park in urban and suburban areas, real woods in rural ones. Movement at half speed. Sight inside is 12 inches by day and 6 at night. A figure at the edge counts as in cover and can see and be seen; one that is 1 inch or more inside cannot.",
   "tables": [
    "BDZ-T-terrain"
   ],
   "see": [
    "BDZ-los-woods",
    "BDZ-zmove-woods"
   ]
  },
  {
   "id": "BDZ-terrain-rough",
   "title": "Rough terrain",
   "kind": "component",
   "provenance": "inferred",
   "where": "Line Of Sight; Zombies: Movement",
   "rule": "Treated in every way like woods.",
   "note": "Both places that name rough terrain name it together with woods; its own entry is missing.",
   "tables": [
    "BDZ-T-terrain"
   ]
  },
  {
   "id": "BDZ-terrain-road",
   "title": "There is always a road",
   "kind": "component",
   "provenance": "stated",
   "where": "Terrain & Scenery: Definite Road",
   "rule": "At least one road is always on the table, running through its centre.",
   "tables": [
    "BDZ-T-roads"
   ]
  },
  {
   "id": "BDZ-terrain-road-urban",
   "title": "Urban roads",
   "kind": "component",
   "provenance": "stated",
   "where": "Terrain & Scenery: Definite Road",
   "rule": "Two paved roads cross in the centre of the table, each with two lanes in each direction.",
   "tables": [
    "BDZ-T-roads"
   ]
  },
  {
   "id": "BDZ-terrain-road-suburbs",
   "title": "Suburban road",
   "kind": "component",
   "provenance": "stated",
   "where": "Terrain & Scenery: Definite Road",
   "rule": "One paved road runs the length of the table with two lanes in each direction.",
   "tables": [
    "BDZ-T-roads"
   ]
  },
  {
   "id": "BDZ-terrain-road-rural",
   "title": "Rural road",
   "kind": "component",
   "provenance": "stated",
   "where": "Terrain & Scenery: Definite Road",
   "rule": "One paved road with one lane in each direction. On 1-4 it runs the whole length of the table, on 5-6 it stops at a handful of buildings.",
   "tables": [
    "BDZ-T-roads"
   ]
  },
  {
   "id": "BDZ-terrain-road-direction",
   "title": "Direction of the road",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Terrain & Scenery: Definite Road",
   "rule": "A road runs from left to right (1-3) or from top to bottom (4-6) through the centre of the table.",
   "tables": [
    "BDZ-T-roads"
   ]
  },
  {
   "id": "BDZ-terrain-road-move",
   "title": "Moving on a road",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Terrain & Scenery: Definite Road",
   "rule": "A road gives normal movement even where it runs through other terrain, such as woods.",
   "tables": [
    "BDZ-T-terrain"
   ]
  },
  {
   "id": "BDZ-terrain-hill",
   "title": "Hills",
   "kind": "component",
   "provenance": "stated",
   "where": "Terrain & Scenery: Hills",
   "rule": "A hill blocks sight. On 1-3 its top is a single high point, on 4-6 a ridge; it falls away on two sides. Moving uphill costs 2 inches of the move.",
   "tables": [
    "BDZ-T-terrain"
   ],
   "see": [
    "BDZ-zmove-road-hill"
   ]
  },
  {
   "id": "BDZ-terrain-buildings",
   "title": "Buildings of each area",
   "kind": "table",
   "provenance": "stated",
   "where": "Buildings In Encounters: Commonly Found Buildings By Area",
   "rule": "The table lists which kinds of building are common in urban, suburban and rural areas.",
   "tables": [
    "BDZ-T-buildings-by-area"
   ]
  },
  {
   "id": "BDZ-terrain-building-types",
   "title": "What each building is",
   "kind": "table",
   "provenance": "stated",
   "where": "Building Descriptions",
   "rule": "Sixteen kinds of building are distinguished, by type and use.",
   "tables": [
    "BDZ-T-building-types"
   ],
   "see": [
    "BDZ-enc-loot-search"
   ]
  },
  {
   "id": "BDZ-terrain-vehicles",
   "title": "Vehicles of each area",
   "kind": "table",
   "provenance": "stated",
   "where": "Vehicles In Encounters: Commonly Found Vehicles By Area",
   "rule": "The table lists which vehicles are common in urban, suburban and rural areas.",
   "tables": [
    "BDZ-T-vehicles-by-area"
   ],
   "see": [
    "BDZ-veh-types"
   ]
  },
  {
   "id": "BDZ-ref-vehicle-tests",
   "title": "Vehicle reaction tests",
   "kind": "table",
   "provenance": "stated",
   "where": "Vehicle Reaction Tests Table",
   "rule": "The results of the seven vehicle tests (In Sight, Received Fire, Vehicle Charge, Vehicle Charged, Being Run Down, Lose Control, Driver Test), all by 2d6 against Rep. The rules that call for them are in the vehicle half.",
   "tables": [
    "BDZ-T-react-vehicle"
   ],
   "see": [
    "BDZ-veh-lose-control",
    "BDZ-veh-driver-test"
   ]
  },
  {
   "id": "BDZ-advice-read-first",
   "title": "Read all of it once",
   "kind": "advice",
   "provenance": "stated",
   "where": "Word Of Advice; Top Secret warning",
   "rule": "Read every rule once before the first game, but leave the sealed Day One section until it is to be played."
  },
  {
   "id": "BDZ-advice-shots",
   "title": "Mind where shots are fired",
   "kind": "advice",
   "provenance": "stated",
   "where": "Ed Sez (Placing The Zombies)",
   "rule": "Zombies come 12 inches from where a shot was fired, so a figure that fires and then runs 16 inches can end its turn among them.",
   "see": [
    "BDZ-zgen-place"
   ]
  },
  {
   "id": "BDZ-advice-activation",
   "title": "Do not stay too long",
   "kind": "advice",
   "provenance": "stated",
   "where": "Ed Sez (Zombies: Movement)",
   "rule": "A few bad activation rolls let slow zombies close in; staying long in one place, above all a building, is risky."
  },
  {
   "id": "BDZ-advice-back",
   "title": "Guard your back",
   "kind": "advice",
   "provenance": "stated",
   "where": "Ed Sez (Affected Reactions)",
   "rule": "A wall behind a figure prevents charges from the rear, a friend behind it does not.",
   "see": [
    "BDZ-zreact-charged-rear"
   ]
  },
  {
   "id": "BDZ-advice-impact",
   "title": "Right weapon for the enemy",
   "kind": "advice",
   "provenance": "stated",
   "where": "Ed Sez (Zombies: Knock Down)",
   "rule": "Against zombies bring Impact 2 or better, such as a shotgun; against humans a weapon that outguns, such as a machine pistol, with a BA pistol in reserve.",
   "see": [
    "BDZ-shoot-outgunned-rank"
   ]
  },
  {
   "id": "BDZ-advice-melee-last",
   "title": "Melee is a last resort",
   "kind": "advice",
   "provenance": "stated",
   "where": "Ranged Weapons; Melee; Ed Sez (Zombies: Auto-Kill)",
   "rule": "Shooting is preferred to melee, against humans and zombies alike."
  },
  {
   "id": "BDZ-enc-half-die",
   "title": "Half a die (1/2d6)",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "Extended Example (MEETING ZOMBIES)",
   "rule": "Roll 1d6 and halve it, rounding up, for a result from 1 to 3.",
   "see": [
    "BDZ-dice-half"
   ],
   "note": "Never defined in the seed; the surprise example turns a 5 into three zombies. See BDZ-D-c2."
  },
  {
   "id": "BDZ-enc-area-choice",
   "title": "The area comes first",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WHERE DOES THE ENCOUNTER TAKE PLACE?",
   "rule": "Every encounter takes place in an urban, a suburban or a rural area. The area settles buildings, vehicles, zombies and loot. The densities below assume a table of 4 by 4 feet.",
   "tables": [
    "BDZ-T-area-density"
   ]
  },
  {
   "id": "BDZ-enc-area-urban",
   "title": "Urban area",
   "kind": "component",
   "provenance": "stated",
   "where": "WHERE DOES THE ENCOUNTER TAKE PLACE?",
   "rule": "A large city, with buildings from corner shops to tower blocks. Three quarters of the table is buildings, and there are up to 6 + 1d6 vehicles.",
   "tables": [
    "BDZ-T-area-density"
   ],
   "see": [
    "BDZ-area-urban"
   ]
  },
  {
   "id": "BDZ-enc-area-suburbs",
   "title": "Suburbs",
   "kind": "component",
   "provenance": "stated",
   "where": "WHERE DOES THE ENCOUNTER TAKE PLACE?",
   "rule": "A town beside a city: buildings of one or two storeys, houses, shops, large box stores. Between a quarter and a half of the table is buildings, and there are up to 3 + 1d6 vehicles.",
   "tables": [
    "BDZ-T-area-density"
   ],
   "see": [
    "BDZ-area-suburbs"
   ]
  },
  {
   "id": "BDZ-enc-area-rural",
   "title": "Rural area",
   "kind": "component",
   "provenance": "stated",
   "where": "WHERE DOES THE ENCOUNTER TAKE PLACE?",
   "rule": "Thinly settled country. All buildings have one storey and at most a quarter of the table is buildings; half of the time there are no more than 1/2d6 of them. There may be 1/2d6 vehicles.",
   "tables": [
    "BDZ-T-area-density"
   ],
   "see": [
    "BDZ-area-rural"
   ],
   "note": "Half of the time is read as 1-3 on 1d6."
  },
  {
   "id": "BDZ-enc-terrain-own",
   "title": "Terrain from the shelf",
   "kind": "advice",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY",
   "rule": "The easiest way is to use the terrain, buildings and vehicles the players own, placed as they like. The lists only help where that is not wanted.",
   "see": [
    "BDZ-terrain-own"
   ]
  },
  {
   "id": "BDZ-enc-terrain-size",
   "title": "Size of a terrain piece",
   "kind": "limit",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY",
   "rule": "A piece covers at least 12\" by 12\", or 6\" by 24\", and its edge must be plain to see. Types may be combined, as in a wooded hill.",
   "see": [
    "BDZ-terrain-size"
   ]
  },
  {
   "id": "BDZ-enc-terrain-generator",
   "title": "Terrain generator",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "TERRAIN & SCENERY, Definite road; READING AND ADDING THE DICE, example",
   "rule": "Divide the table into a 4 by 4 grid of 12\" squares. Lay the road first. Roll 2d6, add them and read the area's column for every square the road does not fill; stop placing buildings when the area's density is reached and treat further building results as clear ground.",
   "tables": [
    "BDZ-T-terrain-generator"
   ],
   "note": "The seed names a Terrain Generator Table (2d6 added) and does not hold it; this stand-in uses only terrain types it describes. See BDZ-D-c17."
  },
  {
   "id": "BDZ-enc-terrain-clear",
   "title": "Clear ground",
   "kind": "component",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY, Clear terrain",
   "rule": "Open ground. In the suburbs and in rural areas low bushes on it give concealment and no cover. In an urban area it is paved.",
   "see": [
    "BDZ-terrain-clear"
   ]
  },
  {
   "id": "BDZ-enc-terrain-woods",
   "title": "Woods",
   "kind": "component",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY, Woods",
   "rule": "A park in urban and suburban areas, real woodland in rural ones. Movement through it is halved. Sight inside it reaches 12\" by day and 6\" at night.",
   "see": [
    "BDZ-enc-terrain-woods-edge",
    "BDZ-terrain-woods",
    "BDZ-los-woods"
   ]
  },
  {
   "id": "BDZ-enc-terrain-woods-edge",
   "title": "Edge of the woods",
   "kind": "component",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY, Woods",
   "rule": "A figure at the edge is in cover and can both see out and be seen. One that is 1\" or more inside can do neither across the edge.",
   "see": [
    "BDZ-terrain-woods",
    "BDZ-zmove-woods"
   ],
   "note": "For zombies the tactical half gives concealment, not cover, at the edge."
  },
  {
   "id": "BDZ-enc-terrain-road",
   "title": "There is always a road",
   "kind": "component",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY, Definite road",
   "rule": "Every table has at least one road, whatever the terrain generator says.",
   "tables": [
    "BDZ-T-terrain-types"
   ],
   "see": [
    "BDZ-terrain-road"
   ]
  },
  {
   "id": "BDZ-enc-terrain-road-urban",
   "title": "Urban roads",
   "kind": "component",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY, Definite road",
   "rule": "Two good paved roads that cross in the middle of the table, each with two lanes in both directions.",
   "see": [
    "BDZ-terrain-road-urban"
   ]
  },
  {
   "id": "BDZ-enc-terrain-road-suburbs",
   "title": "Suburban road",
   "kind": "component",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY, Definite road",
   "rule": "One good paved road across the whole table, with two lanes in both directions.",
   "see": [
    "BDZ-terrain-road-suburbs"
   ]
  },
  {
   "id": "BDZ-enc-terrain-road-rural",
   "title": "Rural road",
   "kind": "component",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY, Definite road",
   "rule": "One paved road with one lane each way. Roll 1d6: on 1-4 it crosses the whole table, on 5-6 it ends at a small group of buildings.",
   "see": [
    "BDZ-terrain-road-rural"
   ]
  },
  {
   "id": "BDZ-enc-terrain-road-direction",
   "title": "Direction of the road",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY, Definite road",
   "rule": "Roll 1d6 for a single road: 1-3 it runs left to right, 4-6 up and down, through the middle of the table either way.",
   "see": [
    "BDZ-terrain-road-direction"
   ]
  },
  {
   "id": "BDZ-enc-terrain-road-move",
   "title": "Moving on a road",
   "kind": "modifier",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY, Definite road",
   "rule": "Movement on a road is normal, even where the road runs through terrain that would slow it.",
   "see": [
    "BDZ-terrain-road-move"
   ]
  },
  {
   "id": "BDZ-enc-terrain-hills",
   "title": "Hills",
   "kind": "component",
   "provenance": "stated",
   "where": "TERRAIN & SCENERY, Hills",
   "rule": "A hill blocks sight and slopes down both ways from its top. Roll 1d6: on 1-3 the top is a point, on 4-6 a ridge. Moving up towards the top costs 2\" of the move.",
   "tables": [
    "BDZ-T-terrain-types"
   ],
   "see": [
    "BDZ-terrain-hill"
   ]
  },
  {
   "id": "BDZ-enc-buildings-common",
   "title": "Buildings found in each area",
   "kind": "table",
   "provenance": "stated",
   "where": "COMMONLY FOUND BUILDINGS BY AREA",
   "rule": "A list for each area says which kinds of building are usual there. Once the number of buildings is known the kinds are picked from the list.",
   "tables": [
    "BDZ-T-common-buildings"
   ],
   "see": [
    "BDZ-terrain-buildings"
   ],
   "note": "The seed gives no dice for the choice; the product picks evenly from the list, or the players choose. See BDZ-D-c18."
  },
  {
   "id": "BDZ-enc-building-types",
   "title": "What the building types stand for",
   "kind": "component",
   "provenance": "stated",
   "where": "BUILDING DESCRIPTIONS",
   "rule": "Sixteen types sort buildings by their use. A fire station or post office may stand in for a police station; a bar counts as a restaurant; self-storage counts as a warehouse; a marina or boat ramp counts as a dock.",
   "tables": [
    "BDZ-T-enc-building-types"
   ],
   "see": [
    "BDZ-terrain-building-types"
   ]
  },
  {
   "id": "BDZ-enc-vehicles-common",
   "title": "Vehicles found in each area",
   "kind": "table",
   "provenance": "stated",
   "where": "COMMONLY FOUND VEHICLES BY AREA",
   "rule": "A list for each area says which vehicle types are usual there.",
   "tables": [
    "BDZ-T-common-vehicles"
   ],
   "see": [
    "BDZ-veh-working-first30",
    "BDZ-veh-types",
    "BDZ-terrain-vehicles"
   ]
  },
  {
   "id": "BDZ-veh-scope",
   "title": "What counts as a vehicle",
   "kind": "component",
   "provenance": "stated",
   "where": "VEHICLES",
   "rule": "A vehicle is any civilian machine driven by a petrol engine; military vehicles are outside these rules. A character may own one at the start or come across one in play. One that is found may be broken, out of fuel, or occupied.",
   "see": [
    "BDZ-veh-working-first30",
    "BDZ-veh-noise"
   ]
  },
  {
   "id": "BDZ-veh-working-first30",
   "title": "Days 1 to 30, every vehicle runs",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WORKING OR NOT? 1",
   "rule": "During the first 30 days of the outbreak no vehicle is ever inoperable when it is found. Being out of fuel is a separate matter and is tested from day 15 on.",
   "tables": [
    "BDZ-T-veh-working"
   ],
   "see": [
    "BDZ-veh-working-day14"
   ]
  },
  {
   "id": "BDZ-veh-working-early-fuel",
   "title": "Fuel in a vehicle up to day 14",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "WORKING OR NOT? 1-2; DAY ONE, VEHICLES",
   "rule": "Up to and including day 14 there is no chance of an empty tank. A found vehicle holds fuel equal to its Bash Value (a full tank).",
   "tables": [
    "BDZ-T-veh-working"
   ],
   "see": [
    "BDZ-day-fuel-full"
   ],
   "note": "The seed gives no amount for days 1 to 14; the full tank is the one Day One uses. See BDZ-D-c1."
  },
  {
   "id": "BDZ-veh-working-day14",
   "title": "After day 14, fuel check",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WORKING OR NOT? 2",
   "rule": "From day 15 to day 30 roll 1d6 for a found vehicle. On 1-2 the tank is empty. On 3-6 it holds 1d6 points of fuel.",
   "tables": [
    "BDZ-T-veh-working"
   ]
  },
  {
   "id": "BDZ-veh-working-day30",
   "title": "After day 30, fuel check",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WORKING OR NOT? 3",
   "rule": "From day 31 until the first anniversary roll 1d6. On 1-4 the tank is empty. On 5-6 it holds 1d6 points of fuel.",
   "tables": [
    "BDZ-T-veh-working"
   ]
  },
  {
   "id": "BDZ-veh-working-year1",
   "title": "From the first anniversary, fuel check",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WORKING OR NOT? 4",
   "rule": "From the first anniversary of the outbreak on roll 1d6. On 1-5 the tank is empty. On 6 it holds 1/2d6 points of fuel.",
   "tables": [
    "BDZ-T-veh-working"
   ],
   "see": [
    "BDZ-enc-half-die"
   ]
  },
  {
   "id": "BDZ-veh-working-year2",
   "title": "From the second anniversary, wrecks",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WORKING OR NOT? 5",
   "rule": "From the second anniversary roll 1d6 for a found vehicle; on 1-3 it is inoperable and can never be repaired. One that runs still takes the first-anniversary fuel check.",
   "tables": [
    "BDZ-T-veh-working"
   ],
   "note": "That the fuel check still applies is inferred; it was introduced as lasting from that date on."
  },
  {
   "id": "BDZ-veh-working-year3",
   "title": "From the third anniversary, wrecks",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WORKING OR NOT? 6",
   "rule": "From the third anniversary on the chance of an inoperable vehicle that cannot be repaired is 1-5 on 1d6. The fuel check goes on unchanged.",
   "tables": [
    "BDZ-T-veh-working"
   ]
  },
  {
   "id": "BDZ-veh-start-keys-in",
   "title": "Keys left in the vehicle",
   "kind": "procedure",
   "provenance": "stated",
   "where": "STARTING THE VEHICLE 1",
   "rule": "When a character first tries a found vehicle, roll 1d6; on 1 the keys are inside it.",
   "see": [
    "BDZ-veh-wont-start",
    "BDZ-veh-hotwire"
   ],
   "note": "Rolled once for each vehicle."
  },
  {
   "id": "BDZ-veh-start-keys-found",
   "title": "What found keys fit",
   "kind": "procedure",
   "provenance": "stated",
   "where": "STARTING THE VEHICLE 2; RESOURCES, KEYS",
   "rule": "Keys found during an encounter fit the vehicle next to the building they were found in on 1-4 of 1d6. On 5-6 they fit another vehicle on the table instead. Whether the engine then catches is settled by the start roll.",
   "see": [
    "BDZ-veh-wont-start",
    "BDZ-camp-res-keys"
   ],
   "note": "The split 1-4 / 5-6 is written out under Resources. With no other vehicle on the table a 5-6 fits nothing. What adjacent means: BDZ-D-c93."
  },
  {
   "id": "BDZ-veh-hotwire",
   "title": "Hot-wiring",
   "kind": "procedure",
   "provenance": "stated",
   "where": "STARTING THE VEHICLE 3",
   "rule": "Without keys a character may try to hot-wire the vehicle: roll 2d6, and any pair means success. The vehicle can then be started as though its keys were at hand.",
   "see": [
    "BDZ-veh-hotwire-bonus",
    "BDZ-veh-hotwire-once",
    "BDZ-veh-wont-start"
   ],
   "note": "Whoever looks for keys at the wheel and finds none decides then whether to try. That a hot-wired vehicle still makes the start roll is inferred: it was found this encounter. See BDZ-D-c4. Page references: BDZ-D-c56."
  },
  {
   "id": "BDZ-veh-hotwire-bonus",
   "title": "Third die when hot-wiring",
   "kind": "modifier",
   "provenance": "stated",
   "where": "STARTING THE VEHICLE 3",
   "rule": "A ganger, or a character with the Transporter attribute, rolls 3d6 in place of 2d6 when hot-wiring; any pair among the three succeeds.",
   "see": [
    "BDZ-attr-transporter"
   ],
   "note": "A ganger who is also a Transporter still adds only one die: see BDZ-D-c3."
  },
  {
   "id": "BDZ-veh-hotwire-once",
   "title": "One try for each character",
   "kind": "limit",
   "provenance": "stated",
   "where": "STARTING THE VEHICLE 3",
   "rule": "A given character may try to hot-wire a given vehicle only once. Another character may still try, in a later turn."
  },
  {
   "id": "BDZ-veh-wont-start",
   "title": "The engine-start roll (\"The Car Won't Start!\")",
   "kind": "procedure",
   "provenance": "stated",
   "where": "\"THE CAR WON'T START!\"",
   "rule": "When a start roll is called for roll 1d6. On 1-3 the engine starts. On 4-6 it does not, and another try may be made next turn.",
   "tables": [
    "BDZ-T-veh-start"
   ],
   "see": [
    "BDZ-veh-start-when-found",
    "BDZ-veh-start-when-lost-control",
    "BDZ-veh-start-when-zombies",
    "BDZ-veh-noise-failed-start"
   ],
   "note": "A stalled chain saw uses this roll as well (tactical half)."
  },
  {
   "id": "BDZ-veh-start-when-found",
   "title": "Start roll for a vehicle found this encounter",
   "kind": "procedure",
   "provenance": "stated",
   "where": "\"THE CAR WON'T START!\"",
   "rule": "A start roll is required if the character found the vehicle during the present encounter."
  },
  {
   "id": "BDZ-veh-start-when-lost-control",
   "title": "Start roll after losing control",
   "kind": "procedure",
   "provenance": "stated",
   "where": "\"THE CAR WON'T START!\"",
   "rule": "A start roll is required if a Lose Control result says the engine has to be started again.",
   "see": [
    "BDZ-veh-test-losecontrol-1"
   ]
  },
  {
   "id": "BDZ-veh-start-when-zombies",
   "title": "Start roll with zombies closing in",
   "kind": "procedure",
   "provenance": "stated",
   "where": "\"THE CAR WON'T START!\"",
   "rule": "A start roll is required if any zombie within 12\" of the vehicle is moving towards it."
  },
  {
   "id": "BDZ-veh-start-auto",
   "title": "Otherwise the engine starts",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "\"THE CAR WON'T START!\"",
   "rule": "If none of the three conditions holds, a working vehicle with fuel whose keys are at hand starts without a roll."
  },
  {
   "id": "BDZ-veh-start-one-per-turn",
   "title": "One start attempt each turn",
   "kind": "limit",
   "provenance": "stated",
   "where": "\"THE CAR WON'T START!\"",
   "rule": "Starting a given vehicle may be tried by a single character each turn, so it is rolled for at most once a turn. A try at its wires is a try at starting it."
  },
  {
   "id": "BDZ-veh-start-drive-off",
   "title": "Driving off at once",
   "kind": "procedure",
   "provenance": "stated",
   "where": "\"THE CAR WON'T START!\"",
   "rule": "A vehicle that has just started may be driven away in the same activation, within the limits for a vehicle moving off from rest.",
   "see": [
    "BDZ-veh-accelerate-stopped",
    "BDZ-veh-no-drivertest-from-rest"
   ]
  },
  {
   "id": "BDZ-veh-enter-exit-door",
   "title": "Getting in or out by a door",
   "kind": "modifier",
   "provenance": "stated",
   "where": "GETTING IN AND OUT OF VEHICLES",
   "rule": "A character who gets in or out of a vehicle by a door loses 2\" of movement.",
   "see": [
    "BDZ-bldg-door"
   ]
  },
  {
   "id": "BDZ-veh-enter-exit-dive",
   "title": "Getting in or out by a window or the bed",
   "kind": "limit",
   "provenance": "stated",
   "where": "GETTING IN AND OUT OF VEHICLES",
   "rule": "Going through a window, or jumping into or out of a truck bed, ends the character's move. The character may still shoot."
  },
  {
   "id": "BDZ-veh-group-passengers",
   "title": "Occupants are one group",
   "kind": "procedure",
   "provenance": "stated",
   "where": "GROUPS",
   "rule": "Everyone riding in the same vehicle belongs to the same group.",
   "see": [
    "BDZ-group-distance"
   ]
  },
  {
   "id": "BDZ-veh-group-convoy",
   "title": "Vehicles near each other are one group",
   "kind": "procedure",
   "provenance": "stated",
   "where": "GROUPS",
   "rule": "Vehicles within 4\" of one another, with all their occupants, count as one group."
  },
  {
   "id": "BDZ-veh-types",
   "title": "The vehicle list",
   "kind": "table",
   "provenance": "stated",
   "where": "TYPES OF VEHICLES",
   "rule": "Nine types are listed, each with Speed, Turns, Seats and Bash Value. A model that is not listed uses the line of the type it most resembles.",
   "tables": [
    "BDZ-T-veh-list"
   ]
  },
  {
   "id": "BDZ-veh-def-speed",
   "title": "Speed",
   "kind": "component",
   "provenance": "stated",
   "where": "DEFINING THE VEHICLE",
   "rule": "Speed is how many inches the vehicle normally may move in one activation."
  },
  {
   "id": "BDZ-veh-def-turns",
   "title": "Turns",
   "kind": "limit",
   "provenance": "stated",
   "where": "DEFINING THE VEHICLE",
   "rule": "Turns is how often in one activation the vehicle may change direction, each change being at most 90 degrees.",
   "see": [
    "BDZ-veh-turning"
   ]
  },
  {
   "id": "BDZ-veh-def-seats",
   "title": "Seats",
   "kind": "limit",
   "provenance": "stated",
   "where": "DEFINING THE VEHICLE",
   "rule": "Seats is how many people can ride safely. For a Big Rig the two numbers are cab and trailer, for a Pickup or Van cab and bed; for an RV they are the smallest and the largest size of that type.",
   "tables": [
    "BDZ-T-veh-list"
   ],
   "note": "The cargo example adds cab and trailer (46), so both numbers count together. RV: see BDZ-D-c5."
  },
  {
   "id": "BDZ-veh-def-bash",
   "title": "Bash Value",
   "kind": "component",
   "provenance": "stated",
   "where": "DEFINING THE VEHICLE",
   "rule": "Bash Value is the size of the vehicle: the Impact on a character it hits, the dice it rolls in a collision, the fuel it burns to enter a new area, and a full tank.",
   "see": [
    "BDZ-veh-rundown-damage",
    "BDZ-veh-bash-dice",
    "BDZ-camp-fuel-burn"
   ]
  },
  {
   "id": "BDZ-veh-type-bigrig",
   "title": "Big Rig trailer",
   "kind": "component",
   "provenance": "stated",
   "where": "VEHICLE DESCRIPTIONS",
   "rule": "A Big Rig seats six in the cab and forty or more in its trailer, if that is an enclosed one. Opening the trailer is handled like entering a building.",
   "see": [
    "BDZ-bldg-trailer",
    "BDZ-D-rig-trailer"
   ],
   "note": "The tactical half says which kind of building a trailer or container is (a retail store, one item only)."
  },
  {
   "id": "BDZ-veh-type-bus",
   "title": "Bus",
   "kind": "component",
   "provenance": "stated",
   "where": "VEHICLE DESCRIPTIONS",
   "rule": "A Bus is a large school or public transport bus."
  },
  {
   "id": "BDZ-veh-type-motorcycle",
   "title": "Motorcycle",
   "kind": "component",
   "provenance": "stated",
   "where": "VEHICLE DESCRIPTIONS",
   "rule": "A Motorcycle slips between obstacles, protects nobody, and carries a driver and one passenger."
  },
  {
   "id": "BDZ-veh-type-pickup",
   "title": "Pickup truck or van",
   "kind": "component",
   "provenance": "stated",
   "where": "VEHICLE DESCRIPTIONS",
   "rule": "Anything with a cab and a bed. Three ride in the cab and eight in the open rear. Closed vans use this line too, with the eight in the rear under cover."
  },
  {
   "id": "BDZ-veh-type-rv",
   "title": "RV",
   "kind": "component",
   "provenance": "stated",
   "where": "VEHICLE DESCRIPTIONS",
   "rule": "An RV holds between eight and twenty people and may serve as a makeshift camp."
  },
  {
   "id": "BDZ-veh-type-others",
   "title": "ATV, sedan, sports car, SUV",
   "kind": "component",
   "provenance": "stated",
   "where": "VEHICLE DESCRIPTIONS",
   "rule": "An ATV is a small off-road quad. A Sedan is an ordinary two- or four-door car for six. A Sports car is fast and seats two. An SUV seats nine in three rows of three."
  },
  {
   "id": "BDZ-veh-move-normal",
   "title": "Normal driving",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MOVEMENT",
   "rule": "When active, a vehicle on a road moves any distance up to its Speed. Whether it is on the road or going cross country must be noted.",
   "see": [
    "BDZ-veh-driver-test",
    "BDZ-veh-crosscountry"
   ]
  },
  {
   "id": "BDZ-veh-crosscountry",
   "title": "Driving cross country without a test",
   "kind": "limit",
   "provenance": "inferred",
   "where": "MOVEMENT; VEHICLE REACTION TESTS TABLE, DRIVER TEST",
   "rule": "Off the road a vehicle may go half its Speed without a Driver Test. More than that needs the test.",
   "tables": [
    "BDZ-T-veh-reactions"
   ],
   "note": "The seed gives no untested off-road speed; half Speed is the worst result of the test. See BDZ-D-c6."
  },
  {
   "id": "BDZ-veh-move-prorate",
   "title": "Mixing road and off-road",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MOVEMENT",
   "rule": "A move may be partly on and partly off the road; each part uses up its share of the allowance for that surface (half of the road allowance leaves half of the off-road allowance)."
  },
  {
   "id": "BDZ-veh-move-assumed-moving",
   "title": "Vehicles are taken to be moving",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MOVEMENT",
   "rule": "Unless something says that it is stopped, a vehicle counts as moving. A vehicle may come onto the table at any speed.",
   "note": "Vehicles placed as scenery and vehicles found unoccupied are stopped."
  },
  {
   "id": "BDZ-veh-accelerate-stopped",
   "title": "Moving off from rest",
   "kind": "limit",
   "provenance": "stated",
   "where": "STARTING AND STOPPING",
   "rule": "A vehicle that begins its activation stopped may move at most half its Speed."
  },
  {
   "id": "BDZ-veh-no-drivertest-from-rest",
   "title": "No Driver Test from rest",
   "kind": "limit",
   "provenance": "stated",
   "where": "STARTING AND STOPPING",
   "rule": "A vehicle may not use the Driver Test in the activation in which it begins to move."
  },
  {
   "id": "BDZ-veh-accelerate-moving",
   "title": "Speeding up while moving",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "STARTING AND STOPPING; TURNING, example",
   "rule": "A vehicle already moving may choose any speed up to its Speed at its next activation, without a test. If the driver does nothing about it, the vehicle keeps the speed it had.",
   "note": "Only moving off from rest is limited by the seed; the SUV example keeps its last speed until the driver accelerates. What current speed is, and a driver who does not activate: BDZ-D-c80."
  },
  {
   "id": "BDZ-veh-brake",
   "title": "Slowing down",
   "kind": "limit",
   "provenance": "stated",
   "where": "STARTING AND STOPPING",
   "rule": "In one activation a vehicle may lower its speed by an amount up to its listed Speed. One at or below its Speed can therefore stop within the activation; one at double Speed needs two."
  },
  {
   "id": "BDZ-veh-reverse",
   "title": "Reversing",
   "kind": "limit",
   "provenance": "stated",
   "where": "Reversing Direction",
   "rule": "A vehicle may back up at no more than a quarter of its Speed, and only if it was stopped beforehand. Motorcycles and ATVs cannot reverse."
  },
  {
   "id": "BDZ-veh-turning",
   "title": "Turning",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURNING",
   "rule": "A moving vehicle may change direction by up to 90 degrees at any point of its move, no more often than its Turns value allows. Each change takes away a quarter of its current speed.",
   "note": "Several turns in one activation compound, as each one works on the speed left by the last. Pivot, lane and distance: BDZ-D-c76 and BDZ-D-c78."
  },
  {
   "id": "BDZ-veh-turn-keeps-speed",
   "title": "The lower speed stays",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURNING, example",
   "rule": "After a turn the vehicle goes on at the reduced speed in later activations until the driver speeds up again."
  },
  {
   "id": "BDZ-veh-turn-90-limit",
   "title": "Sharp turn at speed",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TURNING",
   "rule": "A vehicle should not make a full 90-degree turn while going faster than half its Speed. If it does the driver takes the Lose Control test.",
   "see": [
    "BDZ-veh-test-losecontrol"
   ],
   "note": "Speed is measured before the turn slows it: BDZ-D-c7. Which angles count as a full turn: BDZ-D-c77."
  },
  {
   "id": "BDZ-veh-bootleg-who",
   "title": "Which vehicles can make a bootlegger turn",
   "kind": "limit",
   "provenance": "stated",
   "where": "\"BOOTLEGGER TURN\"",
   "rule": "Only sports cars, sedans, SUVs, pickups and motorcycles that are going forward may try a bootlegger turn."
  },
  {
   "id": "BDZ-veh-bootleg-procedure",
   "title": "Bootlegger turn",
   "kind": "procedure",
   "provenance": "stated",
   "where": "\"BOOTLEGGER TURN\"",
   "rule": "Declare the manoeuvre, move the vehicle by half of the speed it has at the moment, and roll Lose Control for its driver.",
   "see": [
    "BDZ-veh-bootleg-success",
    "BDZ-veh-bootleg-fail"
   ]
  },
  {
   "id": "BDZ-veh-bootleg-success",
   "title": "Bootlegger turn, both dice passed",
   "kind": "procedure",
   "provenance": "stated",
   "where": "\"BOOTLEGGER TURN\"",
   "rule": "With two dice passed the vehicle stops, shifts sideways by its own width towards the side of the turn, and faces exactly the other way. It may move normally at its next activation.",
   "see": [
    "BDZ-veh-accelerate-stopped"
   ]
  },
  {
   "id": "BDZ-veh-bootleg-fail",
   "title": "Bootlegger turn, one or no dice passed",
   "kind": "procedure",
   "provenance": "stated",
   "where": "\"BOOTLEGGER TURN\"",
   "rule": "With one die or none passed apply that Lose Control result as it stands: on one the vehicle carries on without turning, on none it rolls over.",
   "tables": [
    "BDZ-T-veh-reactions"
   ],
   "note": "No collision is involved, so the no-Bash part of the result is used."
  },
  {
   "id": "BDZ-veh-tests",
   "title": "Vehicle reaction tests",
   "kind": "table",
   "provenance": "stated",
   "where": "REACTION TESTS; VEHICLE REACTION TESTS TABLE",
   "rule": "Six reaction tests and the Driver Test are rolled with 2d6 against Rep, counting the dice that are not higher than Rep, and read on the vehicle table. All but Being Run Down are rolled by the driver.",
   "tables": [
    "BDZ-T-veh-reactions"
   ],
   "see": [
    "BDZ-ref-vehicle-tests",
    "BDZ-dice-passing"
   ],
   "note": "Stone Cold, Born Leader and, on In Sight, Slow to React count on the six as on other reaction tests; on the Driver Test, which is none, they do not."
  },
  {
   "id": "BDZ-veh-test-star-choice",
   "title": "A Star chooses",
   "kind": "modifier",
   "provenance": "stated",
   "where": "VEHICLE REACTION TESTS TABLE, *",
   "rule": "A Star at the wheel may choose to pass two, one or no dice instead of rolling on Received Fire, Vehicle Charge and Vehicle Charged. There is no such choice for In Sight, Being Run Down, Lose Control and the Driver Test.",
   "see": [
    "BDZ-star-freewill"
   ],
   "note": "The same three vehicle tests are named under Free Will in the tactical half."
  },
  {
   "id": "BDZ-veh-test-transporter",
   "title": "Transporter on Lose Control",
   "kind": "modifier",
   "provenance": "stated",
   "where": "ATTRIBUTES TABLE 10 (1-2)",
   "rule": "A driver with the Transporter attribute rolls 3d6 for Lose Control, and still passes two dice at most.",
   "see": [
    "BDZ-attr-transporter"
   ]
  },
  {
   "id": "BDZ-veh-test-insight-when",
   "title": "In Sight, driver",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REACTION TESTS, IN SIGHT",
   "rule": "Taken by an inactive driver when an enemy character or vehicle comes from out of sight into that driver's sight. Enemies behind count if the mirror would show them.",
   "note": "A vehicle that moves in reaction comes into sight as well; whoever is active does not test."
  },
  {
   "id": "BDZ-veh-test-insight",
   "title": "In Sight, results",
   "kind": "procedure",
   "provenance": "stated",
   "where": "VEHICLE REACTION TESTS TABLE, IN SIGHT",
   "rule": "Two dice or one: the vehicle may go on for at most half the speed it has, with a bend of no more than 45 degrees, and may stop after that or not. None: nothing.",
   "tables": [
    "BDZ-T-veh-reactions"
   ],
   "note": "The scan has run this row into the next one; the cells have been separated again."
  },
  {
   "id": "BDZ-veh-test-receivedfire-when",
   "title": "Received Fire, driver",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REACTION TESTS, RECEIVED FIRE",
   "rule": "Taken by the driver, active or inactive, when the vehicle has been shot at and neither it nor the driver was hit."
  },
  {
   "id": "BDZ-veh-test-receivedfire",
   "title": "Received Fire, results",
   "kind": "procedure",
   "provenance": "stated",
   "where": "VEHICLE REACTION TESTS TABLE, RECEIVED FIRE",
   "rule": "Two dice: at most half the speed it has, with a bend of no more than 45 degrees, stopping afterwards or not. One: forward half current speed, then veer 3\" away from the danger. None: the same as one, and the driver takes Lose Control.",
   "tables": [
    "BDZ-T-veh-reactions"
   ]
  },
  {
   "id": "BDZ-veh-test-charge-when",
   "title": "Vehicle Charge",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REACTION TESTS, VEHICLE CHARGE",
   "rule": "Taken by an active driver who wants to drive over, or into, somebody or something."
  },
  {
   "id": "BDZ-veh-test-charge",
   "title": "Vehicle Charge, results",
   "kind": "procedure",
   "provenance": "stated",
   "where": "VEHICLE REACTION TESTS TABLE, VEHICLE CHARGE",
   "rule": "Two dice: the vehicle is moved to 3\" from the target, which takes Being Run Down. One: the same, but the target tests at +1 Rep. None: the target fires at the driver, dodges aside and lies prone, and the vehicle travels the rest of its move.",
   "tables": [
    "BDZ-T-veh-reactions"
   ],
   "note": "Targets that cannot fire: BDZ-D-c68."
  },
  {
   "id": "BDZ-veh-test-charged-when",
   "title": "Vehicle Charged",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REACTION TESTS, VEHICLE CHARGED",
   "rule": "Taken by an inactive driver whose vehicle is charged by an enemy figure or an enemy vehicle.",
   "note": "With the engine off a driver takes the tests of any occupant. Such a vehicle cannot be steered out of the way, and is bashed into if it is rammed."
  },
  {
   "id": "BDZ-veh-test-charged",
   "title": "Vehicle Charged, results",
   "kind": "procedure",
   "provenance": "stated",
   "where": "VEHICLE REACTION TESTS TABLE, VEHICLE CHARGED",
   "rule": "Charged by characters: with two dice or one carry on, with none keep the present speed and course. Charged by a vehicle: with two dice choose either to Bash or to take Lose Control; with one take Lose Control; with none take Lose Control at -1 Rep.",
   "tables": [
    "BDZ-T-veh-reactions"
   ]
  },
  {
   "id": "BDZ-veh-test-rundown-when",
   "title": "Being Run Down",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REACTION TESTS, BEING RUN DOWN",
   "rule": "Taken by an inactive character on foot who is the target of a charging vehicle."
  },
  {
   "id": "BDZ-veh-test-rundown",
   "title": "Being Run Down, results",
   "kind": "procedure",
   "provenance": "stated",
   "where": "VEHICLE REACTION TESTS TABLE, BEING RUN DOWN",
   "rule": "Two dice: the target fires at the driver, dodges aside and lies prone; the vehicle travels the rest of its move. One: counts as none if the driver's Rep is higher or the target is prone, otherwise (target's Rep equal or higher) counts as two. None: the vehicle hits; the driver takes Lose Control and the target rolls for damage.",
   "tables": [
    "BDZ-T-veh-reactions"
   ],
   "note": "A prone target with the higher Rep fits both lines; prone decides, as it is named as a cause by itself. Targets that cannot fire: BDZ-D-c68."
  },
  {
   "id": "BDZ-veh-lose-control",
   "title": "Lose Control",
   "kind": "procedure",
   "provenance": "stated",
   "where": "REACTION TESTS, LOSE CONTROL",
   "rule": "Taken by the driver, active or inactive, when another result or rule calls for it."
  },
  {
   "id": "BDZ-veh-test-losecontrol",
   "title": "Lose Control, two dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "VEHICLE REACTION TESTS TABLE, LOSE CONTROL",
   "rule": "Two dice passed: after running somebody down, or with no collision threatening, carry on; with a collision threatening, swerve past and carry on.",
   "tables": [
    "BDZ-T-veh-reactions"
   ]
  },
  {
   "id": "BDZ-veh-test-losecontrol-1",
   "title": "Lose Control, one die",
   "kind": "procedure",
   "provenance": "stated",
   "where": "VEHICLE REACTION TESTS TABLE, LOSE CONTROL",
   "rule": "One die passed: after running somebody down, or with no collision threatening, carry on; with a collision threatening, swerve past but slide to a halt, and the engine must be restarted with a start roll.",
   "tables": [
    "BDZ-T-veh-reactions"
   ],
   "see": [
    "BDZ-veh-start-when-lost-control"
   ]
  },
  {
   "id": "BDZ-veh-test-losecontrol-0",
   "title": "Lose Control, no dice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "VEHICLE REACTION TESTS TABLE, LOSE CONTROL",
   "rule": "No dice passed: after running somebody down, or with no collision threatening, the vehicle rolls over beyond repair and each occupant rolls ranged damage against Impact 3; with a collision threatening it is not avoided and the Bash Table is used.",
   "tables": [
    "BDZ-T-veh-reactions",
    "BDZ-T-veh-bash"
   ],
   "note": "A test called by the Bash tables themselves uses the no-collision part: BDZ-D-c8."
  },
  {
   "id": "BDZ-veh-driver-test",
   "title": "Driver Test",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MOVEMENT; VEHICLE REACTION TESTS TABLE, DRIVER TEST",
   "rule": "To go beyond normal movement the active driver rolls 2d6 against Rep. On the road: two dice up to double Speed and then Lose Control; one up to one and a half times Speed; none up to Speed. Cross country: two dice up to full Speed and then Lose Control; one up to three quarters; none up to half.",
   "tables": [
    "BDZ-T-veh-reactions"
   ],
   "note": "At which point of the move Lose Control is rolled: BDZ-D-c81."
  },
  {
   "id": "BDZ-veh-drivertest-option",
   "title": "Driver Test, the safe choice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "VEHICLE REACTION TESTS TABLE, DRIVER TEST *",
   "rule": "On the road, a driver who passed two dice may settle for one and a half times Speed and is then spared the Lose Control test.",
   "note": "The star stands on the road line only, so there is no such choice cross country."
  },
  {
   "id": "BDZ-veh-rundown-procedure",
   "title": "Running people down",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RUNNING DOWN PEDESTRIANS",
   "rule": "The driver declares a charge at targets in sight and in reach and takes Vehicle Charge; then each target takes Being Run Down.",
   "see": [
    "BDZ-veh-test-charge",
    "BDZ-veh-test-rundown"
   ]
  },
  {
   "id": "BDZ-veh-rundown-zombies",
   "title": "Zombies never dodge",
   "kind": "modifier",
   "provenance": "stated",
   "where": "RUNNING DOWN PEDESTRIANS",
   "rule": "Zombies do not roll Being Run Down; they always count as having passed no dice.",
   "see": [
    "BDZ-zreact-none"
   ]
  },
  {
   "id": "BDZ-veh-rundown-several",
   "title": "Several targets in one charge",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "RUNNING DOWN PEDESTRIANS, example",
   "rule": "One charge may strike more than one target in the path. The Vehicle Charge test is rolled once; the driver then takes a separate Lose Control test for every target hit.",
   "note": "Path, order and where dodgers go: BDZ-D-c83."
  },
  {
   "id": "BDZ-veh-rundown-damage",
   "title": "Damage from being run down",
   "kind": "procedure",
   "provenance": "stated",
   "where": "VEHICLE REACTION TESTS TABLE, BEING RUN DOWN",
   "rule": "Somebody hit by a vehicle rolls on the Ranged Combat Damage Table with the vehicle's Bash Value as the Impact. For a zombie an out-of-the-fight result is obviously dead, as always.",
   "see": [
    "BDZ-shoot-damage",
    "BDZ-zshoot-oof"
   ],
   "note": "A Star run down: BDZ-D-c62."
  },
  {
   "id": "BDZ-veh-zombies-charge",
   "title": "Zombies charging a moving vehicle",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RUNNING DOWN PEDESTRIANS",
   "rule": "Zombies that charge a moving vehicle are moved into contact and each is treated as having passed no dice on Being Run Down: it is struck, and the driver takes Lose Control for it.",
   "note": "Zombies at a stopped vehicle are not covered: BDZ-D-c9."
  },
  {
   "id": "BDZ-veh-zombies-stopped",
   "title": "Zombies at a stopped vehicle",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "RUNNING DOWN PEDESTRIANS (gap)",
   "rule": "A closed vehicle at rest is treated as a building with windows smaller than a door: a zombie in contact spends one activation breaking a window, after which up to two zombies at a time may melee an occupant through it but cannot get in. People on a motorcycle, an ATV or an open bed are charged and meleed as if on foot. In both cases the zombies stop 4 inches from contact for the Being Charged test.",
   "see": [
    "BDZ-veh-zombies-charge",
    "BDZ-zmove-window-small"
   ],
   "note": "The seed only covers moving vehicles: BDZ-D-c9."
  },
  {
   "id": "BDZ-veh-ram-procedure",
   "title": "Ramming",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RAMMING VEHICLES",
   "rule": "The attacker declares a ram and takes Vehicle Charge. If the attack comes from within the target's front 180 degrees its driver takes Vehicle Charged.",
   "see": [
    "BDZ-veh-test-charge",
    "BDZ-veh-test-charged"
   ],
   "note": "What one die or none on Vehicle Charge means against a vehicle is settled in BDZ-D-c10."
  },
  {
   "id": "BDZ-veh-ram-rear",
   "title": "Ramming from behind",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RAMMING VEHICLES",
   "rule": "A target charged from behind takes no test; its vehicle is bashed into automatically."
  },
  {
   "id": "BDZ-veh-bash-dice",
   "title": "Bashing",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BASHING",
   "rule": "Both roll as many dice as their vehicle has Bash Value, once only. Every die of 1 to 3 is a success; the successes of the two sides are compared.",
   "tables": [
    "BDZ-T-veh-bash"
   ],
   "note": "Unlike melee, successes are not rolled again. A motorcycle (Bash Value 0) rolls no dice of its own."
  },
  {
   "id": "BDZ-veh-bash-tbone",
   "title": "T-bone bonus",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Bash Table",
   "rule": "A vehicle that strikes the other one on its side adds 3d6.",
   "note": "What striking on the side is: BDZ-D-c61."
  },
  {
   "id": "BDZ-veh-bash-3",
   "title": "Three or more successes ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Bash Table",
   "rule": "The winner ploughs through and travels all of its remaining move; the loser checks the Bash Damage Table.",
   "tables": [
    "BDZ-T-veh-bash"
   ]
  },
  {
   "id": "BDZ-veh-bash-2",
   "title": "Two successes ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Bash Table",
   "rule": "The winner travels half of its remaining move and takes Lose Control; the loser checks the Bash Damage Table.",
   "tables": [
    "BDZ-T-veh-bash"
   ]
  },
  {
   "id": "BDZ-veh-bash-1",
   "title": "One success ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Bash Table",
   "rule": "A glancing blow: the winner travels all of its remaining move and takes Lose Control, and the loser takes Lose Control as well.",
   "tables": [
    "BDZ-T-veh-bash"
   ]
  },
  {
   "id": "BDZ-veh-bash-0",
   "title": "Neither ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Bash Table",
   "rule": "With no successes on either side the vehicles miss each other narrowly and both go on with their remaining move.",
   "tables": [
    "BDZ-T-veh-bash"
   ],
   "note": "Equal scores above zero are treated alike: BDZ-D-c11."
  },
  {
   "id": "BDZ-veh-bash-damage",
   "title": "Bash damage",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BASH DAMAGE TABLE",
   "rule": "Roll 2d6 for the loser against the difference of the two Bash Values, never less than 1, counting the dice that do not exceed it. Two passed: the vehicle explodes and all inside are obviously dead. One: it rolls over beyond repair and all in or on it roll ranged damage against Impact 3. None: no damage worth noting, but the losing driver takes Lose Control.",
   "tables": [
    "BDZ-T-veh-bash-damage"
   ],
   "note": "The difference is winner minus loser, so a smaller winner always uses 1: BDZ-D-c12."
  },
  {
   "id": "BDZ-veh-shoot-targets",
   "title": "What can be shot at",
   "kind": "procedure",
   "provenance": "stated",
   "where": "SHOOTING AND VEHICLES",
   "rule": "With a line of sight a shooter may aim at the driver, at a passenger, or at the vehicle itself.",
   "note": "The vehicle itself needs a line to any part of it, and may be empty. Cars that are only scenery are no targets. Into a closed trailer or rear nobody outside has a line, as nobody has one out of it."
  },
  {
   "id": "BDZ-veh-shoot-occupants",
   "title": "Shooting at people in a vehicle",
   "kind": "modifier",
   "provenance": "stated",
   "where": "SHOOTING AT DRIVER OR PASSENGERS",
   "rule": "Somebody inside a vehicle counts as in cover, and as fast moving if the vehicle moved more than 8\". They take the reaction tests that follow from being shot at.",
   "see": [
    "BDZ-shoot-cover",
    "BDZ-shoot-target-fast"
   ],
   "note": "Riders on a motorcycle, on an ATV or in an open bed are not inside and get no cover."
  },
  {
   "id": "BDZ-veh-shoot-driver-duckback",
   "title": "Driver who ducks back or retires",
   "kind": "procedure",
   "provenance": "stated",
   "where": "SHOOTING AT DRIVER OR PASSENGERS",
   "rule": "A driver told to duck back or to retire drives away from whatever caused it.",
   "see": [
    "BDZ-move-duck-back",
    "BDZ-move-retire"
   ]
  },
  {
   "id": "BDZ-veh-shoot-driver-hunker",
   "title": "Driver who hunkers down",
   "kind": "procedure",
   "provenance": "stated",
   "where": "SHOOTING AT DRIVER OR PASSENGERS",
   "rule": "A driver told to hunker down tries to drive off the table.",
   "see": [
    "BDZ-move-hunker"
   ]
  },
  {
   "id": "BDZ-veh-shoot-vehicle-hit",
   "title": "Hitting the vehicle",
   "kind": "procedure",
   "provenance": "stated",
   "where": "SHOOTING AT VEHICLES",
   "rule": "Roll 1d6 and add the Target rating of the weapon. A total of 8 or more hits the vehicle and the Disabled Vehicle Table is rolled; a lower total is a miss and the driver takes Received Fire.",
   "tables": [
    "BDZ-T-veh-disabled"
   ],
   "note": "One roll for each fire, whatever the number of shots. The firer's Rep plays no part. A weapon with Target 1 cannot reach 8: BDZ-D-c13."
  },
  {
   "id": "BDZ-veh-shoot-disabled",
   "title": "Disabling the vehicle",
   "kind": "procedure",
   "provenance": "stated",
   "where": "Disabled Vehicle Table",
   "rule": "Roll 2d6 against the weapon's Impact. Two passed: it rolls over beyond repair and all in or on it roll ranged damage against Impact 3. One: it coasts to a stop, slowing at its normal rate, is out of action but can be repaired, and nobody is hurt. None: no effect, and the driver takes Received Fire.",
   "tables": [
    "BDZ-T-veh-disabled"
   ]
  },
  {
   "id": "BDZ-veh-repair",
   "title": "Repairing a vehicle",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "Disabled Vehicle Table; TRACKING YOUR RESOURCES",
   "rule": "A vehicle that is out of action but not beyond repair may be repaired by one character in contact with it who passes a Challenge rated very difficult (-1 Rep), taking one activation for each try; failing means it cannot be repaired in this encounter. Repairs after the encounter in a safe place use the same Challenge at no penalty.",
   "see": [
    "BDZ-enc-chal-roll"
   ],
   "note": "The seed calls some wrecks repairable and gives no way to repair them. See BDZ-D-c14."
  },
  {
   "id": "BDZ-veh-driver-disabled",
   "title": "Driver put out of action",
   "kind": "procedure",
   "provenance": "stated",
   "where": "DRIVER DISABLED",
   "rule": "When the driver is disabled for any reason take a Lose Control test at once with 1d6 only, so that at most one die can be passed.",
   "note": "Who is driving after that is not stated: BDZ-D-c15. How far it coasts: BDZ-D-c84."
  },
  {
   "id": "BDZ-veh-noise",
   "title": "A running engine draws zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "ATTRACTING ZOMBIES",
   "rule": "Each turn, mark the place where a running vehicle begins the turn and the place where it ends it. Put a marker worth six shots on each; both are diced for at the end of the turn like gunfire.",
   "see": [
    "BDZ-zgen-noise",
    "BDZ-zgen-noise-other"
   ],
   "note": "A vehicle idling on one spot gets one marker only: BDZ-D-c16."
  },
  {
   "id": "BDZ-veh-noise-failed-start",
   "title": "A failed start makes noise",
   "kind": "procedure",
   "provenance": "stated",
   "where": "ATTRACTING ZOMBIES",
   "rule": "A failed attempt to start a vehicle puts a marker worth six shots on that spot.",
   "see": [
    "BDZ-veh-wont-start"
   ]
  },
  {
   "id": "BDZ-veh-noise-alarm",
   "title": "Car alarm",
   "kind": "procedure",
   "provenance": "stated",
   "where": "CAR ALARMS",
   "rule": "When a car alarm goes off put a marker worth six shots on that spot.",
   "see": [
    "BDZ-enc-rand-5a"
   ]
  },
  {
   "id": "BDZ-veh-lane",
   "title": "Footprint, pivot and lane",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "MOVEMENT; TURNING (gap)",
   "rule": "A vehicle is a rectangle. It moves in straight legs along its heading; the strip its rectangle sweeps is its lane. A turn is a pivot about its centre between two legs and costs no distance of its own; a pivot that would touch anything may only go as far as it is clear. Distance is measured along the path of the centre.",
   "tables": [
    "BDZ-T-veh-size"
   ],
   "see": [
    "BDZ-veh-turning",
    "BDZ-veh-obstacle"
   ],
   "note": "BDZ-D-c76 to BDZ-D-c79."
  },
  {
   "id": "BDZ-veh-obstacle",
   "title": "Hitting walls, cars and other things",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "VEHICLE REACTION TESTS TABLE, LOSE CONTROL; BASHING (gap)",
   "rule": "A driver in control stops short or goes round. When a move that was not chosen brings the lane onto something solid a collision threatens: Lose Control with its Bash line, and if it is not avoided the Bash Table against the dice of the obstacle. Obstacles take no tests and no damage beyond being broken.",
   "tables": [
    "BDZ-T-veh-obstacles",
    "BDZ-T-veh-bash",
    "BDZ-T-veh-bash-damage"
   ],
   "see": [
    "BDZ-veh-test-losecontrol-0",
    "BDZ-veh-lane"
   ],
   "note": "BDZ-D-c82."
  },
  {
   "id": "BDZ-veh-fire-out",
   "title": "Firing from a vehicle",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "SHOOTING AND VEHICLES (gap)",
   "rule": "Passengers may fire out of a vehicle by the normal rules, counting as fast moving if it moved more than 8\". A driver fires only weapons used in one hand, as snap fire while it is moving. Nobody sees or fires out of a closed trailer or rear. The vehicle that somebody fires out of covers nobody outside it.",
   "see": [
    "BDZ-veh-shoot-occupants"
   ],
   "note": "BDZ-D-c85."
  },
  {
   "id": "BDZ-veh-siphon",
   "title": "Taking fuel out of a tank",
   "kind": "procedure",
   "provenance": "reconstructed",
   "where": "RESOURCES, FUEL (gap)",
   "rule": "A character in contact with a stopped vehicle may draw off fuel by a Challenge without penalty, one activation and one unit for each success; failing means nothing more can be got from that tank in this encounter. What is drawn off counts as fuel found in the area, unless the vehicle was other humans'.",
   "see": [
    "BDZ-enc-chal-roll",
    "BDZ-camp-track-find"
   ],
   "note": "BDZ-D-c86."
  },
  {
   "id": "BDZ-enc-scen-first-setup",
   "title": "First Contact, set-up",
   "kind": "scenario",
   "provenance": "stated",
   "where": "FIRST CONTACT",
   "rule": "Suburbs, 4 by 4 feet. Kenny and Eddie, both Rep 3, unarmed, reacting as Civilians, start at their golf cart 12\" from two residents, who are zombies and stand in the middle of the table.",
   "tables": [
    "BDZ-T-scenarios"
   ]
  },
  {
   "id": "BDZ-enc-scen-first-zombies",
   "title": "First Contact, only two zombies",
   "kind": "limit",
   "provenance": "stated",
   "where": "FIRST CONTACT, Forces",
   "rule": "The two zombies are the only ones in the scenario; none are generated in any way.",
   "note": "Read so, because the list of forces says only. See BDZ-D-c19."
  },
  {
   "id": "BDZ-enc-scen-first-open",
   "title": "First Contact, opening",
   "kind": "scenario",
   "provenance": "stated",
   "where": "FIRST CONTACT, SPECIAL INSTRUCTIONS",
   "rule": "Before the first activation roll the two men switch off the cart, are moved to 3\" from the zombies, and take the Zed or No Zed test at once. After that activation is rolled as usual.",
   "see": [
    "BDZ-react-zed"
   ]
  },
  {
   "id": "BDZ-enc-scen-first-toolbox",
   "title": "First Contact, toolbox",
   "kind": "scenario",
   "provenance": "stated",
   "where": "FIRST CONTACT, SPECIAL INSTRUCTIONS",
   "rule": "A toolbox in the cart supplies improvised one-handed weapons with Impact 1 to either man."
  },
  {
   "id": "BDZ-enc-scen-first-cart",
   "title": "First Contact, the cart",
   "kind": "scenario",
   "provenance": "stated",
   "where": "FIRST CONTACT, SPECIAL INSTRUCTIONS",
   "rule": "Starting the golf cart always needs the start roll.",
   "see": [
    "BDZ-veh-wont-start"
   ],
   "note": "A golf cart is not on the vehicle list; the nearest type is the ATV. See BDZ-D-c20."
  },
  {
   "id": "BDZ-enc-scen-first-goal",
   "title": "First Contact, goal",
   "kind": "scenario",
   "provenance": "stated",
   "where": "FIRST CONTACT, GOAL",
   "rule": "Kenny and Eddie win by getting off the table. The cart should come with them: if it is left behind they have still escaped, but it is taken out of their pay.",
   "note": "Two grades of victory, see BDZ-D-c92."
  },
  {
   "id": "BDZ-enc-scen-atm-setup",
   "title": "ATM Adventure, set-up",
   "kind": "scenario",
   "provenance": "stated",
   "where": "ATM ADVENTURE",
   "rule": "Suburbs, 4 by 4 feet. The car stands in the middle, 6\" from the cash machine. Jimmy (Rep 4) is in the driver's seat, Megan (Rep 4) at the machine; both react as Civilians. Their two dogs are on the sidewalk 3\" from the car, facing the zombies. Three zombies are on the sidewalk 12\" from the car, coming towards the couple.",
   "tables": [
    "BDZ-T-scenarios"
   ]
  },
  {
   "id": "BDZ-enc-scen-atm-weapons",
   "title": "ATM Adventure, weapons",
   "kind": "scenario",
   "provenance": "stated",
   "where": "ATM ADVENTURE, Forces",
   "rule": "Jimmy's bat is an improvised two-handed weapon (Impact 2), Megan's purse an improvised one-handed one (Impact 1)."
  },
  {
   "id": "BDZ-enc-scen-atm-dogs",
   "title": "ATM Adventure, dogs",
   "kind": "scenario",
   "provenance": "stated",
   "where": "ATM ADVENTURE, Forces and SPECIAL INSTRUCTIONS",
   "rule": "Maverick is Rep 4 and bites with Impact 2, like an improvised weapon for two hands; Saphie is Rep 3 and has no weapon. The dogs move, fight and take reaction tests like Survivors."
  },
  {
   "id": "BDZ-enc-scen-atm-zombies",
   "title": "ATM Adventure, only three zombies",
   "kind": "limit",
   "provenance": "stated",
   "where": "ATM ADVENTURE, Forces",
   "rule": "The three zombies are the only ones; none are generated in any way."
  },
  {
   "id": "BDZ-enc-scen-atm-special",
   "title": "ATM Adventure, special rules",
   "kind": "scenario",
   "provenance": "stated",
   "where": "ATM ADVENTURE, SPECIAL INSTRUCTIONS",
   "rule": "Activation is rolled as usual. Megan has to spend one whole activation at the machine to draw the cash. Neither of the two takes Zed or No Zed. Starting the car always needs the start roll.",
   "see": [
    "BDZ-veh-wont-start"
   ]
  },
  {
   "id": "BDZ-enc-scen-atm-goal",
   "title": "ATM Adventure, goal",
   "kind": "scenario",
   "provenance": "stated",
   "where": "ATM ADVENTURE, GOAL",
   "rule": "Both must leave, with the cash. Dogs that ran off are collected after the game and cost nothing.",
   "note": "Leaving on foot counts, and the rest is in BDZ-D-c92."
  },
  {
   "id": "BDZ-enc-scen-bleens-setup",
   "title": "The Bleens, set-up",
   "kind": "scenario",
   "provenance": "stated",
   "where": "THE BLEENS",
   "rule": "A suburban interstate, 4 by 4 feet. Jayne (Rep 4, Civilian) is outside a minivan; her three children, the Bleens, sit in its back seat. Three zombies come from the front and two from the rear, each 12\" from the van.",
   "tables": [
    "BDZ-T-scenarios"
   ]
  },
  {
   "id": "BDZ-enc-scen-bleens-weapons",
   "title": "The Bleens, weapons",
   "kind": "scenario",
   "provenance": "stated",
   "where": "THE BLEENS, FORCES",
   "rule": "Jayne has a bat (improvised two-handed, Impact 2), a purse (improvised one-handed, Impact 1) and two chef's knives that count as a one-handed melee weapon (Impact 2)."
  },
  {
   "id": "BDZ-enc-scen-bleens-only",
   "title": "The Bleens, nobody else comes",
   "kind": "limit",
   "provenance": "stated",
   "where": "THE BLEENS, FORCES",
   "rule": "No other humans enter, and there are five zombies."
  },
  {
   "id": "BDZ-enc-scen-bleens-jam",
   "title": "The Bleens, the traffic jam",
   "kind": "scenario",
   "provenance": "stated",
   "where": "THE BLEENS, DEPLOYMENT",
   "rule": "The van cannot move. The other vehicles are only there to hem it in and are placed with gaps of 1\" between them."
  },
  {
   "id": "BDZ-enc-scen-bleens-exit",
   "title": "The Bleens, getting out",
   "kind": "scenario",
   "provenance": "stated",
   "where": "THE BLEENS, SPECIAL INSTRUCTIONS",
   "rule": "The children spend one activation leaving the van. They always count as one group, centred on Jayne. Activation is rolled as usual."
  },
  {
   "id": "BDZ-enc-scen-bleens-tests",
   "title": "The Bleens, tests not taken",
   "kind": "scenario",
   "provenance": "stated",
   "where": "THE BLEENS, SPECIAL INSTRUCTIONS",
   "rule": "Jayne does not take Zed or No Zed, and the children never take reaction tests."
  },
  {
   "id": "BDZ-enc-scen-bleens-uncatchable",
   "title": "The Bleens, never caught",
   "kind": "scenario",
   "provenance": "stated",
   "where": "THE BLEENS, SPECIAL INSTRUCTIONS",
   "rule": "Zombies cannot catch the children. A child who is charged slips past the zombie, up to 2\" and always towards Jayne. The zombies nevertheless charge the children whenever these are the nearest target."
  },
  {
   "id": "BDZ-enc-scen-bleens-mother",
   "title": "The Bleens, protective mother",
   "kind": "modifier",
   "provenance": "stated",
   "where": "THE BLEENS, SPECIAL INSTRUCTIONS",
   "rule": "Jayne rolls 3d6 on every reaction test while she is within sight of at least one of the children."
  },
  {
   "id": "BDZ-enc-scen-bleens-goal",
   "title": "The Bleens, goal",
   "kind": "scenario",
   "provenance": "stated",
   "where": "THE BLEENS, GOAL",
   "rule": "Jayne and all three children must get away.",
   "note": "BDZ-D-c92."
  },
  {
   "id": "BDZ-enc-kinds",
   "title": "The three encounters",
   "kind": "scenario",
   "provenance": "stated",
   "where": "ENCOUNTERS",
   "rule": "In a campaign the players choose among Discover (search for people and goods), Raid (free one of the group from another settlement) and Take Back (clear a place to make it a base).",
   "see": [
    "BDZ-enc-disc-goal",
    "BDZ-enc-raid-goal",
    "BDZ-enc-tb-goal"
   ],
   "note": "No encounter here uses the Wandering Zombie rule: BDZ-D-c55."
  },
  {
   "id": "BDZ-enc-disc-goal",
   "title": "Discover",
   "kind": "scenario",
   "provenance": "stated",
   "where": "DISCOVER",
   "rule": "Played in any area with all or some of the group. Search the table for goods and people. Zombies are the main enemy and humans may be a second one.",
   "note": "When it ends: BDZ-D-c65."
  },
  {
   "id": "BDZ-enc-disc-who",
   "title": "Discover, who is met",
   "kind": "procedure",
   "provenance": "stated",
   "where": "DISCOVER: WHO THEY ARE",
   "rule": "When humans are met roll 1d6 on the area's column for their class, adding 1 after the first anniversary of the outbreak or 2 after the second. Then roll each of them on the list of that class.",
   "tables": [
    "BDZ-T-disc-who"
   ],
   "see": [
    "BDZ-list-recruit"
   ],
   "note": "Totals over 6 count as 6. The +2 replaces the +1: BDZ-D-c21."
  },
  {
   "id": "BDZ-enc-disc-deploy",
   "title": "Discover, deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "DISCOVER, DEPLOYMENT",
   "rule": "The group enters from any edge or edges. Zombies and humans are generated in the normal way.",
   "see": [
    "BDZ-zgen-start"
   ]
  },
  {
   "id": "BDZ-enc-disc-recruit",
   "title": "Discover, recruiting",
   "kind": "scenario",
   "provenance": "stated",
   "where": "DISCOVER, SPECIAL INSTRUCTIONS",
   "rule": "Humans who are met can be won over only by way of the Meet & Greet Table.",
   "see": [
    "BDZ-enc-mg-procedure"
   ]
  },
  {
   "id": "BDZ-enc-raid-goal",
   "title": "Raid",
   "kind": "scenario",
   "provenance": "stated",
   "where": "RAID",
   "rule": "Played in any area with all or some of the group. Attack a settlement of hostile humans and free a captured member. Humans are the main enemy, zombies the second."
  },
  {
   "id": "BDZ-enc-raid-resources",
   "title": "Raid, loot is outside the area's stock",
   "kind": "campaign",
   "provenance": "stated",
   "where": "RAID",
   "rule": "Goods gained in a Raid are not counted against the resources available in the area.",
   "see": [
    "BDZ-camp-track-find"
   ]
  },
  {
   "id": "BDZ-enc-raid-who",
   "title": "Raid, who holds the settlement",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "RAID: WHO THEY ARE",
   "rule": "Before the Raid roll 1d6 on the area's column for the class of the whole settlement, adding 1 after the first anniversary. Then roll people from the list of that class as needed; about ten are best rolled beforehand.",
   "tables": [
    "BDZ-T-raid-who"
   ],
   "note": "Printed as +1d6; read as +1. See BDZ-D-c22."
  },
  {
   "id": "BDZ-enc-raid-deploy",
   "title": "Raid, deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "RAID, DEPLOYMENT",
   "rule": "The group enters from any edge or edges. Enemies and zombies appear only by the special rules of the Raid."
  },
  {
   "id": "BDZ-enc-raid-nozombies-building",
   "title": "Raid, no zombies in buildings",
   "kind": "limit",
   "provenance": "stated",
   "where": "RAID, SPECIAL INSTRUCTIONS",
   "rule": "No building in a Raid holds zombies.",
   "note": "Nor does a zombie come out of a closet (BDZ-enc-rand-9a)."
  },
  {
   "id": "BDZ-enc-raid-nozombies-start",
   "title": "Raid, zombies only from shooting",
   "kind": "limit",
   "provenance": "stated",
   "where": "RAID, SPECIAL INSTRUCTIONS",
   "rule": "No zombies are generated at the start; in a Raid they come only through shooting.",
   "see": [
    "BDZ-zgen-noise"
   ],
   "note": "Other noise that counts as shots draws them as well: BDZ-D-c23."
  },
  {
   "id": "BDZ-enc-raid-buildings",
   "title": "Raid, number of buildings",
   "kind": "scenario",
   "provenance": "stated",
   "where": "RAID, SPECIAL INSTRUCTIONS",
   "rule": "There are 2 + 1d6 buildings on the table, and the captive may be in any of them.",
   "note": "This replaces the number of buildings the area would have."
  },
  {
   "id": "BDZ-enc-raid-captive-find",
   "title": "Raid, finding the captive",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RAID, SPECIAL INSTRUCTIONS",
   "rule": "On entering a building roll 1d6; on 1 the captive is in it. If the captive has not been found when only the last building is left, that is where the captive is.",
   "note": "Raids without a captive and buildings rolled for once: BDZ-D-c89."
  },
  {
   "id": "BDZ-enc-raid-captive-state",
   "title": "Raid, the captive",
   "kind": "scenario",
   "provenance": "stated",
   "where": "RAID, SPECIAL INSTRUCTIONS",
   "rule": "The captive has no weapons and cannot activate before a member of the group has come into contact."
  },
  {
   "id": "BDZ-enc-raid-occupants",
   "title": "Raid Occupants",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RAID OCCUPANTS TABLE",
   "rule": "Each time a building is entered in a Raid roll 2d6 on the Raid Occupants Table, which takes the place of What's Inside. Number inside: total up to 5 none; 6 one; 7 one fewer than those entering, at least one; 8 to 10 as many as those entering; 11 one more; 12 or more twice as many.",
   "tables": [
    "BDZ-T-raid-occupants"
   ]
  },
  {
   "id": "BDZ-enc-raid-occupants-mods",
   "title": "Raid Occupants, modifiers",
   "kind": "modifier",
   "provenance": "stated",
   "where": "RAID OCCUPANTS TABLE",
   "rule": "-1 in daytime, +1 in the evening, +2 at night; nothing before dawn.",
   "tables": [
    "BDZ-T-raid-occupants"
   ]
  },
  {
   "id": "BDZ-enc-raid-awareness",
   "title": "Raid, enemy awareness",
   "kind": "procedure",
   "provenance": "stated",
   "where": "ENEMY AWARENESS",
   "rule": "When hostile humans are found in a building that is entered roll 1d6 for their awareness. 1: the enemy is waiting, takes no In Sight and gets a free activation. 2: the enemy takes In Sight with one more die. 3 or 4: the enemy takes In Sight. 5: roll activation. 6: the enemy is surprised and the player gets a free activation.",
   "tables": [
    "BDZ-T-raid-awareness"
   ],
   "see": [
    "BDZ-react-in-sight"
   ],
   "note": "Free activation: BDZ-D-c70."
  },
  {
   "id": "BDZ-enc-raid-awareness-mods",
   "title": "Raid awareness, modifiers",
   "kind": "modifier",
   "provenance": "stated",
   "where": "AWARENESS TABLE",
   "rule": "+1 in daytime, -1 in the evening, -2 at night; nothing before dawn. Totals below 1 count as 1, above 6 as 6.",
   "tables": [
    "BDZ-T-raid-awareness"
   ],
   "note": "The limits 1 and 6 are inferred. As printed, raiding by day favours the raider on both tables."
  },
  {
   "id": "BDZ-enc-raid-alarm",
   "title": "Raid, once shooting starts",
   "kind": "procedure",
   "provenance": "stated",
   "where": "ENEMY AWARENESS",
   "rule": "After the first shot of a Raid all enemies are fully aware and the Awareness Table is not used any more.",
   "see": [
    "BDZ-enc-rand-5a"
   ]
  },
  {
   "id": "BDZ-enc-raid-turnout",
   "title": "Raid, the settlement turns out",
   "kind": "procedure",
   "provenance": "stated",
   "where": "ENEMY AWARENESS",
   "rule": "When the shooting starts roll Raid Occupants for every building nobody has gone into yet, as if one figure were entering. Everybody found leaves the building and attacks the group."
  },
  {
   "id": "BDZ-enc-tb-goal",
   "title": "Take Back",
   "kind": "scenario",
   "provenance": "stated",
   "where": "TAKE BACK",
   "rule": "Played in any area with all or some of the group. Drive zombies and hostile humans off the table to found a base. Zombies are the main enemy, humans the second.",
   "see": [
    "BDZ-camp-base"
   ]
  },
  {
   "id": "BDZ-enc-tb-who",
   "title": "Take Back, who is met",
   "kind": "procedure",
   "provenance": "inferred",
   "where": "TAKE BACK: WHO THEY ARE",
   "rule": "When humans are met roll 1d6 on the area's column for their class, adding 1 after the first anniversary.",
   "tables": [
    "BDZ-T-tb-who"
   ],
   "note": "Printed as +1d6; read as +1. See BDZ-D-c22."
  },
  {
   "id": "BDZ-enc-tb-deploy",
   "title": "Take Back, deployment",
   "kind": "scenario",
   "provenance": "stated",
   "where": "TAKE BACK, DEPLOYMENT",
   "rule": "The group enters from any edge or edges. Zombies and humans are generated in the normal way.",
   "see": [
    "BDZ-zgen-start"
   ]
  },
  {
   "id": "BDZ-enc-tb-end",
   "title": "Take Back, end",
   "kind": "scenario",
   "provenance": "stated",
   "where": "TAKE BACK, SPECIAL INSTRUCTIONS",
   "rule": "The encounter is won when every building has been searched and no zombie and no hostile human is left on the table.",
   "note": "What searched means: BDZ-D-c64."
  },
  {
   "id": "BDZ-enc-tb-recruit",
   "title": "Take Back, recruiting",
   "kind": "scenario",
   "provenance": "stated",
   "where": "TAKE BACK, SPECIAL INSTRUCTIONS",
   "rule": "Humans met need not be hostile and may be recruited with the Meet & Greet Table.",
   "see": [
    "BDZ-enc-mg-procedure"
   ]
  },
  {
   "id": "BDZ-enc-time-of-day",
   "title": "Time of day",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WHAT TIME OF DAY",
   "rule": "The player chooses one of four parts of the day for each encounter: daytime (safest, many people about), pre-dawn (zombies slowing down), evening (zombies stirring, people shutting themselves in), night (zombies everywhere).",
   "tables": [
    "BDZ-T-daypart"
   ],
   "see": [
    "BDZ-los-night",
    "BDZ-los-dusk"
   ]
  },
  {
   "id": "BDZ-enc-occupied",
   "title": "What's Inside",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BUILDINGS - OCCUPIED OR NOT?",
   "rule": "On entering a building roll 2d6, add them, apply the modifiers and read the table: 3 or less vacant; 4 to 7 perhaps humans; 8 to 10 perhaps zombies; 11 or more zombies. In a Raid the Raid Occupants Table is used instead.",
   "tables": [
    "BDZ-T-whats-inside"
   ],
   "see": [
    "BDZ-enc-raid-occupants"
   ],
   "note": "Whoever goes in stops as soon as its base is inside; those of its group whose inches take them there may come in with it at once, if the group is active. Those who have entered are all of the band who are up in the building then. However somebody has come in, by a reaction or out of a vehicle, it is rolled before anything else is done."
  },
  {
   "id": "BDZ-enc-inside-mods",
   "title": "What's Inside, modifiers",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Quick reference, BUILDINGS - OCCUPIED OR NOT?",
   "rule": "-2 in a rural area, +2 in an urban area, -1 in daytime, +2 at night; they are cumulative.",
   "tables": [
    "BDZ-T-whats-inside"
   ],
   "note": "The modifiers stand only on the quick-reference page; the chapter says that circumstances modify the roll. See BDZ-D-c24. All other copies agree: BDZ-D-c75."
  },
  {
   "id": "BDZ-enc-inside-vacant",
   "title": "Building vacant",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BUILDINGS - OCCUPIED OR NOT?, Building vacant",
   "rule": "Nobody is inside. There may be goods, which may be searched for.",
   "see": [
    "BDZ-enc-loot-search"
   ],
   "note": "Here searching waits for the next activation, while the loot chapter allows it at once: BDZ-D-c25."
  },
  {
   "id": "BDZ-enc-inside-humans",
   "title": "Chance of humans",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BUILDINGS - OCCUPIED OR NOT?, Chance of humans",
   "rule": "Roll 1/2d6 for the number of humans inside; a result of 1 means none.",
   "note": "So 1-2 on the die is none, 3-4 two, 5-6 three: BDZ-D-c2."
  },
  {
   "id": "BDZ-enc-inside-maybe-zombies",
   "title": "Chance of zombies",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BUILDINGS - OCCUPIED OR NOT?, Chance of zombies",
   "rule": "Roll 1/2d6 for the number of zombies inside; a result of 1 means none."
  },
  {
   "id": "BDZ-enc-inside-zombies",
   "title": "Zombies!",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BUILDINGS - OCCUPIED OR NOT?, Zombies!",
   "rule": "The building holds 1 + 1/2d6 zombies.",
   "note": "The list of results prints the half die as 1/d6; both tables have 1/2d6."
  },
  {
   "id": "BDZ-enc-cz-match",
   "title": "Zombies inside, pairing off",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEETING ZOMBIES",
   "rule": "Zombies are always hostile. As soon as their number is known they are shared out as equally as possible among the humans who entered.",
   "note": "Who gets the odd ones, and where they stand: BDZ-D-c90."
  },
  {
   "id": "BDZ-enc-cz-totals",
   "title": "Surprise totals",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEETING ZOMBIES",
   "rule": "Roll one 1d6 for all zombies and add their number: the Zombie Surprise Total. Roll 1d6 for each human and add that human's Rep: a Human Surprise Total of each one's own."
  },
  {
   "id": "BDZ-enc-cz-human-wins",
   "title": "Human not surprised",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEETING ZOMBIES",
   "rule": "A human whose total is higher than the zombies' may at once either fire or move away.",
   "note": "Whoever does neither is in melee, as after fire. The fire is beside the active fire of its activation; after moving away it is that active fire. The inches moved away count as gone."
  },
  {
   "id": "BDZ-enc-cz-fire",
   "title": "Choosing to fire",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEETING ZOMBIES",
   "rule": "After that human's fire, the zombies matched with that human that are still standing go into melee.",
   "see": [
    "BDZ-zshoot-charged"
   ]
  },
  {
   "id": "BDZ-enc-cz-moveaway",
   "title": "Choosing to move away",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEETING ZOMBIES",
   "rule": "The human moves up to 4\" away from the zombies, ends facing them, and may take active fire. The zombies then move 3\" straight after that human."
  },
  {
   "id": "BDZ-enc-cz-surprised",
   "title": "Human surprised",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEETING ZOMBIES",
   "rule": "A human whose total is equal or lower may not fire, and the zombies matched with that human melee at once.",
   "see": [
    "BDZ-zmelee-dice"
   ]
  },
  {
   "id": "BDZ-enc-ch-who",
   "title": "Humans inside, who they are",
   "kind": "procedure",
   "provenance": "stated",
   "where": "CONTACT! HUMANS; Who They Are",
   "rule": "With the number known, roll their class on the Who They Are table of the encounter being played, then each of them on the list of that class.",
   "see": [
    "BDZ-enc-disc-who",
    "BDZ-enc-raid-who",
    "BDZ-enc-tb-who"
   ],
   "note": "One class for the whole party."
  },
  {
   "id": "BDZ-enc-mg-match",
   "title": "Meet & Greet, pairing off",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEET & GREET",
   "rule": "The two parties are matched one against one in case of a fight, the others being shared out evenly; only when everybody has an opponent are figures doubled up.",
   "note": "If it comes to a fight each of the others stands 4 inches before its match, inside, or as near to that as there is room; before the door if there is none inside."
  },
  {
   "id": "BDZ-enc-mg-leader",
   "title": "Meet & Greet, the other leader",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEET & GREET",
   "rule": "The leader of the other party is the figure with the highest Rep; among equals the one with the best weapon.",
   "see": [
    "BDZ-shoot-outgunned-rank"
   ],
   "note": "Best weapon is read as the highest Outgunned ranking."
  },
  {
   "id": "BDZ-enc-mg-procedure",
   "title": "Meet & Greet, the roll",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEET & GREET",
   "rule": "Each leader rolls 1d6 for each point of Rep, as modified. Results of 1, 2 and 3 are successes and are kept; 4, 5 and 6 are discarded. All successes are rolled again, over and over, until only one side has any left or both have none. The result is the difference left.",
   "tables": [
    "BDZ-T-meet-greet"
   ],
   "see": [
    "BDZ-enc-mg-mod-numbers",
    "BDZ-enc-mg-mod-class"
   ],
   "note": "The player's leader is the Leader of those who have come in, see BDZ-leader-start and BDZ-D-leader-joined."
  },
  {
   "id": "BDZ-enc-mg-mod-numbers",
   "title": "Meet & Greet, numbers",
   "kind": "modifier",
   "provenance": "stated",
   "where": "MEET & GREET TABLE",
   "rule": "A side adds 1d6 for each figure it has more than the other side."
  },
  {
   "id": "BDZ-enc-mg-mod-class",
   "title": "Meet & Greet, class",
   "kind": "modifier",
   "provenance": "stated",
   "where": "MEET & GREET TABLE",
   "rule": "A leader who is a ganger or a survivor facing one who is neither takes away 2d6.",
   "note": "How far 'they aren't' reaches is not certain: BDZ-D-c26. A side without dice: BDZ-D-c102."
  },
  {
   "id": "BDZ-enc-mg-win2",
   "title": "Meet & Greet, player two or more ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEET & GREET TABLE",
   "rule": "The other party joins the player's group for good, under the player's control.",
   "tables": [
    "BDZ-T-meet-greet"
   ],
   "note": "They stand beside the leader, and act from the next turn on."
  },
  {
   "id": "BDZ-enc-mg-win1",
   "title": "Meet & Greet, player one ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEET & GREET TABLE",
   "rule": "The other party joins under the player's control for the rest of this game only, bartering is allowed, and afterwards they leave in peace.",
   "tables": [
    "BDZ-T-meet-greet"
   ],
   "see": [
    "BDZ-camp-barter-procedure"
   ]
  },
  {
   "id": "BDZ-enc-mg-lose1",
   "title": "Meet & Greet, other leader one ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEET & GREET TABLE",
   "rule": "They do not join. Bartering is allowed and the player may leave in peace, but the building may not be searched.",
   "tables": [
    "BDZ-T-meet-greet"
   ]
  },
  {
   "id": "BDZ-enc-mg-lose2",
   "title": "Meet & Greet, other leader two or more ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEET & GREET TABLE",
   "rule": "A fight breaks out. Both leaders roll 1d6 and add Rep, and the leader with the higher total fires first. When that fire and all reactions to it are done, activation is rolled as usual.",
   "tables": [
    "BDZ-T-meet-greet"
   ],
   "see": [
    "BDZ-enc-wtw-choose"
   ],
   "note": "Only the leader fires: BDZ-D-c69. The turn under way ends with that fire, so that the dice of the next are rolled."
  },
  {
   "id": "BDZ-enc-mg-tie",
   "title": "Meet & Greet, both at zero",
   "kind": "procedure",
   "provenance": "stated",
   "where": "MEET & GREET TABLE",
   "rule": "If the last roll leaves both with nothing, compare the discarded dice of that last roll; the higher one puts its side one success ahead.",
   "note": "The table says pass 1d6; the example shows that one success ahead is meant. Equal highest dice: BDZ-D-c27."
  },
  {
   "id": "BDZ-enc-wtw-choose",
   "title": "Walk the Walk by choice",
   "kind": "procedure",
   "provenance": "stated",
   "where": "CHOOSING TO WALK THE WALK",
   "rule": "A Star may skip Meet & Greet and start a fight. Both leaders roll 1d6 and add Rep; the leader with the higher total fires first, after which activation is rolled as usual.",
   "note": "Equal totals are rolled again: BDZ-D-c27."
  },
  {
   "id": "BDZ-enc-wtw-end",
   "title": "Walk the Walk, end",
   "kind": "procedure",
   "provenance": "stated",
   "where": "CHOOSING TO WALK THE WALK",
   "rule": "The fight goes on until one side has been eliminated or has run away.",
   "see": [
    "BDZ-camp-evade"
   ]
  },
  {
   "id": "BDZ-enc-wtw-recover",
   "title": "Winning over a beaten enemy",
   "kind": "procedure",
   "provenance": "stated",
   "where": "CHOOSING TO WALK THE WALK",
   "rule": "If the player recovers an out-of-the-fight enemy, at the end of the encounter both roll 1d6 and add their Rep. With the player's total equal or higher the enemy joins the group; otherwise the enemy slips away in the night.",
   "note": "The player recovers an enemy by seeing to him: somebody of the band in contact spends the rest of its activation on it. He has to live through his Recovery Test, if he needs one, with the help of the band's doctor, nurse or supplies; the player's Rep is that of his Star, or the highest there. Nobody is won over on Day One."
  },
  {
   "id": "BDZ-enc-mercy",
   "title": "At the mercy of the enemy",
   "kind": "procedure",
   "provenance": "stated",
   "where": "AT THE MERCY OF THE ENEMY",
   "rule": "When a member of the player's group lies out of the fight and an enemy has reached him, roll 2d6 against the Rep of the hostile leader. Two passed: all weapons and items are taken, the victim lives, the game goes on and at the first activation the victim must leave the building. One: depends on class. None: all weapons and items are taken and the victim is killed.",
   "tables": [
    "BDZ-T-mercy"
   ],
   "see": [
    "BDZ-autokill",
    "BDZ-star-cheat"
   ],
   "note": "How somebody out of the fight can leave at all: BDZ-D-c91. Reached is: in contact with an enemy who carries on and is in no melee; and where nobody of the group is on its feet any more, on the table or away, enemies who are reach all who lie there before the encounter ends. The leader is the highest Rep of those still in the fight. Star rules hold against the killing. The table is consulted once for each time that somebody goes down. The police of Day One arrest instead (BDZ-day-police-arrest)."
  },
  {
   "id": "BDZ-enc-mercy-class",
   "title": "Mercy, one die passed",
   "kind": "modifier",
   "provenance": "stated",
   "where": "MERCY!",
   "rule": "With one die passed, a ganger or survivor in the hands of a leader who is neither counts as none passed; anybody else counts as two passed.",
   "see": [
    "BDZ-enc-mg-mod-class"
   ]
  },
  {
   "id": "BDZ-enc-mercy-first",
   "title": "Mercy, having fired first",
   "kind": "modifier",
   "provenance": "inferred",
   "where": "MERCY!",
   "rule": "Roll one die fewer (1d6) if the player's side fired first.",
   "note": "The scan shows only d6 in front of the words about firing first: BDZ-D-c28. Each fight has a first shot of its own; a Raid is one fight. A shot at a vehicle with living people in it, and a flash bang thrown at people, is fire at them."
  },
  {
   "id": "BDZ-enc-loot-when",
   "title": "When there is loot",
   "kind": "procedure",
   "provenance": "stated",
   "where": "FINDING LOOT",
   "rule": "Goods are found by searching a building that is empty or has been cleared, by receiving what new members bring, or by taking them from other people. Newcomers' goods are added to the group's.",
   "note": "How much newcomers bring: BDZ-D-c66."
  },
  {
   "id": "BDZ-enc-loot-joiners",
   "title": "What newcomers bring",
   "kind": "campaign",
   "provenance": "reconstructed",
   "where": "FINDING LOOT (gap)",
   "rule": "Each human who joins for good brings the weapons and armor carried and one unit of food.",
   "see": [
    "BDZ-enc-loot-when",
    "BDZ-enc-mg-win2"
   ],
   "note": "The seed adds their resources to the group's and gives no amount: BDZ-D-c66."
  },
  {
   "id": "BDZ-enc-loot-search",
   "title": "Searching a building",
   "kind": "procedure",
   "provenance": "stated",
   "where": "SEARCHING THE BUILDINGS",
   "rule": "Once a building is clear, or was empty to begin with, the characters in it may search at once. Roll 2d6 for each searching character, add them, apply the area modifier and read the Resources Table.",
   "tables": [
    "BDZ-T-resources"
   ],
   "note": "At once or at the next activation: BDZ-D-c25."
  },
  {
   "id": "BDZ-enc-loot-area-mod",
   "title": "Searching, area modifier",
   "kind": "modifier",
   "provenance": "stated",
   "where": "AREA MODIFIERS",
   "rule": "-2 in a rural area, +2 in an urban area, nothing in the suburbs.",
   "tables": [
    "BDZ-T-resources"
   ]
  },
  {
   "id": "BDZ-enc-loot-once",
   "title": "Searching, once only",
   "kind": "limit",
   "provenance": "stated",
   "where": "SEARCHING THE BUILDINGS",
   "rule": "A building is searched only once, but several characters may do so together, each with a roll."
  },
  {
   "id": "BDZ-enc-loot-type",
   "title": "Searching, building type",
   "kind": "limit",
   "provenance": "stated",
   "where": "SEARCHING THE BUILDINGS",
   "rule": "If the item rolled cannot be found in that type of building, nothing is found.",
   "tables": [
    "BDZ-T-building-loot"
   ],
   "note": "Nothing is used up: BDZ-D-c67."
  },
  {
   "id": "BDZ-enc-loot-deduct",
   "title": "Searching, area stock",
   "kind": "campaign",
   "provenance": "stated",
   "where": "SEARCHING THE BUILDINGS",
   "rule": "In a campaign what is found is subtracted from the resources of the area.",
   "see": [
    "BDZ-camp-track-find"
   ],
   "note": "The page reference is empty in the seed: BDZ-D-c56."
  },
  {
   "id": "BDZ-enc-loot-8",
   "title": "Resources Table, an 8",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RESOURCE TABLE",
   "rule": "A total of 8 finds food if the building had been occupied, and nothing if it was vacant.",
   "tables": [
    "BDZ-T-resources"
   ],
   "note": "In a Raid, a building that people have come out of had been occupied; one that nobody came out of was vacant."
  },
  {
   "id": "BDZ-enc-loot-split",
   "title": "Resources Table, 10 and 11",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RESOURCE TABLE",
   "rule": "A 10 needs a further 1d6: 1-2 keys, 3-6 luxury items. An 11 as well: 1-2 fuel, 3-6 medical supplies.",
   "tables": [
    "BDZ-T-resources"
   ],
   "note": "A result gives one unit of the item."
  },
  {
   "id": "BDZ-enc-loot-cure",
   "title": "Resources Table, the Cure",
   "kind": "limit",
   "provenance": "inferred",
   "where": "RESOURCE TABLE; AREA MODIFIERS",
   "rule": "The Cure needs a total of 14, which only a natural 12 in an urban area reaches, and only in a hospital or a military base.",
   "note": "Military bases are listed for the suburbs and rural areas, where 14 cannot be rolled: BDZ-D-c29."
  },
  {
   "id": "BDZ-enc-loot-weapons",
   "title": "Weapons Table",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WEAPONS TABLE",
   "rule": "A weapons result is followed by 2d6, added, on the Weapons Table. The result must also be allowed in the building.",
   "tables": [
    "BDZ-T-weapons-loot",
    "BDZ-T-building-loot"
   ],
   "see": [
    "BDZ-melee-chainsaw-find"
   ],
   "note": "Nothing is used up by a result that is not allowed: BDZ-D-c67."
  },
  {
   "id": "BDZ-enc-loot-grenades",
   "title": "Grenades only in two places",
   "kind": "limit",
   "provenance": "inferred",
   "where": "Building notes, Military Base and Police Station",
   "rule": "Flash-bang grenades are found only in military bases and police stations; elsewhere that result is nothing.",
   "tables": [
    "BDZ-T-building-loot"
   ],
   "see": [
    "BDZ-weapon-fbg"
   ]
  },
  {
   "id": "BDZ-enc-loot-subst-military",
   "title": "Military base weapons",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Building notes, Military Base",
   "rule": "In a military base a bolt-action rifle result is an assault rifle, and an assault rifle result is a SAW.",
   "tables": [
    "BDZ-T-building-loot"
   ],
   "see": [
    "BDZ-weapon-saw"
   ]
  },
  {
   "id": "BDZ-enc-loot-subst-police",
   "title": "Police station weapons",
   "kind": "modifier",
   "provenance": "stated",
   "where": "Building notes, Police Station",
   "rule": "In a police station a bolt-action rifle result is a shotgun. Everything but the Cure can be found there.",
   "tables": [
    "BDZ-T-building-loot"
   ]
  },
  {
   "id": "BDZ-enc-loot-large",
   "title": "Large buildings in parts",
   "kind": "procedure",
   "provenance": "stated",
   "where": "SEARCHING LARGE BUILDINGS",
   "rule": "If the players wish, a large building is divided into areas by the Building Area table. Each area must be entered, rolled for contact, cleared, and is then searched like a building of its own.",
   "tables": [
    "BDZ-T-building-areas"
   ],
   "note": "Table option large_buildings, default whole; the other is areas. Areas are not drawn: from one that is clear somebody goes on into the next at the price of a door, with all of the band who are in the building."
  },
  {
   "id": "BDZ-enc-loot-large-three",
   "title": "Hospital-sized floors",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BUILDING AREA",
   "rule": "Where a floor is divided the way hospital floors are, it counts as three areas: left, centre and right.",
   "tables": [
    "BDZ-T-building-areas"
   ],
   "note": "That is a building of 60 square inches or more. A floor of apartments has two of them, six in such a building."
  },
  {
   "id": "BDZ-enc-encumbrance",
   "title": "What a character can carry",
   "kind": "limit",
   "provenance": "stated",
   "where": "ENCUMBRANCE",
   "rule": "A character carries goods up to a cargo value of twice his Rep.",
   "tables": [
    "BDZ-T-cargo"
   ],
   "note": "Whether the weapons in hand count is not stated: BDZ-D-c30."
  },
  {
   "id": "BDZ-enc-encumbrance-vehicle",
   "title": "What a vehicle can carry",
   "kind": "limit",
   "provenance": "stated",
   "where": "VEHICLE ENCUMBRANCE",
   "rule": "A vehicle carries cargo value equal to twelve times its seats, cab and rear together.",
   "tables": [
    "BDZ-T-cargo",
    "BDZ-T-veh-list"
   ],
   "note": "How it is loaded on the table: BDZ-D-c151.",
   "see": [
    "BDZ-veh-def-seats"
   ]
  },
  {
   "id": "BDZ-enc-cargo-values",
   "title": "Cargo values",
   "kind": "table",
   "provenance": "stated",
   "where": "CARGO VALUES",
   "rule": "Every item or unit has a cargo value between a quarter and three.",
   "tables": [
    "BDZ-T-cargo"
   ]
  },
  {
   "id": "BDZ-camp-base",
   "title": "A base",
   "kind": "campaign",
   "provenance": "stated",
   "where": "HAVING A BASE",
   "rule": "Without a base the group owns only what its members and vehicles can carry. A Take Back encounter that succeeds gives a base; from then on surplus goods may be stored there and everybody may restock from it after each encounter.",
   "see": [
    "BDZ-enc-tb-end"
   ],
   "note": "What a base is worth to a group that has moved on: BDZ-D-c88."
  },
  {
   "id": "BDZ-camp-res-use",
   "title": "Use now or keep",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RESOURCES",
   "rule": "What is found in an encounter may be used at once or be kept for later.",
   "note": "Before an encounter, one on the road as well, those who go may take things along. A weapon or armor that was packed is taken in hand or put on at any time of an activation out of melee, and costs nothing. Fuel that is carried goes into a tank or a saw for an activation."
  },
  {
   "id": "BDZ-camp-res-armor",
   "title": "Body armor",
   "kind": "component",
   "provenance": "stated",
   "where": "RESOURCES, BODY ARMOR",
   "rule": "Body armor makes its wearer protected when knocked down by fire or in melee.",
   "see": [
    "BDZ-protected",
    "BDZ-react-recover-kd"
   ],
   "note": "The test is Recover From Knock Down."
  },
  {
   "id": "BDZ-camp-res-food",
   "title": "Food",
   "kind": "component",
   "provenance": "stated",
   "where": "RESOURCES, FOOD",
   "rule": "One unit of food feeds one character for one month.",
   "see": [
    "BDZ-camp-food-month",
    "BDZ-camp-together-mods"
   ]
  },
  {
   "id": "BDZ-camp-res-food-share",
   "title": "Sharing food",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RESOURCES, FOOD",
   "rule": "In need two characters may live on one unit for a month; at the end of that month each of them loses two points of Rep.",
   "note": "Not below Rep 1 (BDZ-camp-rep-min). What happens with no food at all is not stated: BDZ-D-c31."
  },
  {
   "id": "BDZ-camp-res-fuel",
   "title": "Fuel",
   "kind": "component",
   "provenance": "stated",
   "where": "RESOURCES, FUEL",
   "rule": "One unit of fuel is one point of Bash Value when a vehicle goes from one area to another.",
   "see": [
    "BDZ-camp-fuel-burn"
   ],
   "note": "Another passage calls the worth of a unit arbitrary: BDZ-D-c32."
  },
  {
   "id": "BDZ-camp-res-keys",
   "title": "Keys",
   "kind": "component",
   "provenance": "stated",
   "where": "RESOURCES, KEYS",
   "rule": "Keys fit the vehicle next to the building where they were found (1-4) or another on the table (5-6).",
   "see": [
    "BDZ-veh-start-keys-found"
   ]
  },
  {
   "id": "BDZ-camp-res-luxury",
   "title": "Luxury items",
   "kind": "component",
   "provenance": "stated",
   "where": "RESOURCES, LUXURY ITEMS",
   "rule": "Pleasant things nobody needs; their use is in barter, where each counts double.",
   "see": [
    "BDZ-camp-barter-rate"
   ]
  },
  {
   "id": "BDZ-enc-loot-medical",
   "title": "Medical supplies",
   "kind": "component",
   "provenance": "stated",
   "where": "RESOURCES, MEDICAL SUPPLIES",
   "rule": "One unit counts as a nurse being present for one Recovery Test. It is used up whether it helped or not.",
   "note": "During the encounter whoever is in contact has it, or the wounded figure itself; after it, anybody who has been brought into safety, or the group, a base of its own where it is included.",
   "see": [
    "BDZ-recover-during",
    "BDZ-recover-after"
   ]
  },
  {
   "id": "BDZ-camp-res-cure",
   "title": "The Cure",
   "kind": "component",
   "provenance": "stated",
   "where": "RESOURCES, THE \"CURE\"",
   "rule": "One dose keeps one human from turning, if used at once after that human has taken the infection test (\"Harry, are you okay?\"). It is then used up.",
   "see": [
    "BDZ-harry-test",
    "BDZ-harry-turn"
   ]
  },
  {
   "id": "BDZ-camp-res-weapons",
   "title": "Weapons",
   "kind": "component",
   "provenance": "stated",
   "where": "RESOURCES, WEAPONS",
   "rule": "Weapons that are found are loaded and can be used straight away."
  },
  {
   "id": "BDZ-camp-stockpile",
   "title": "Keeping the record",
   "kind": "campaign",
   "provenance": "stated",
   "where": "STOCKPILING LOOT",
   "rule": "The group's goods are written on the Group Record Sheet.",
   "tables": [
    "BDZ-T-roster"
   ]
  },
  {
   "id": "BDZ-enc-losers-weapon",
   "title": "Loot from the losers, weapons",
   "kind": "procedure",
   "provenance": "stated",
   "where": "LOOT FROM THE LOSERS 1",
   "rule": "From an enemy at one's mercy any weapon or body armor may be taken.",
   "note": "At one's mercy is whoever lies out of the fight or dead in contact, and is not being eaten. Taking things costs nothing. A dead friend's things may be taken likewise, all of them.",
   "see": [
    "BDZ-autokill"
   ]
  },
  {
   "id": "BDZ-enc-losers-search",
   "title": "Loot from the losers, searching",
   "kind": "procedure",
   "provenance": "stated",
   "where": "LOOT FROM THE LOSERS 2",
   "rule": "A character may spend one turn searching the beaten person for keys and medical supplies. Keys tell where the car is, and it is found after the encounter.",
   "note": "The dice for this search are missing: BDZ-D-c33. Which car: BDZ-D-c91."
  },
  {
   "id": "BDZ-enc-losers-result",
   "title": "Loot from the losers, what is found",
   "kind": "table",
   "provenance": "reconstructed",
   "where": "LOOT FROM THE LOSERS 2 (gap)",
   "rule": "Roll 1d6 for the searched person. 1 gives keys, 2 one unit of medical supplies, anything else nothing.",
   "tables": [
    "BDZ-T-losers"
   ],
   "note": "The seed says a search may find keys and medical supplies and gives no dice: BDZ-D-c33."
  },
  {
   "id": "BDZ-enc-losers-once",
   "title": "Loot from the losers, once",
   "kind": "limit",
   "provenance": "stated",
   "where": "LOOT FROM THE LOSERS 3",
   "rule": "A person can be searched by only one figure, and only once."
  },
  {
   "id": "BDZ-enc-chal-steps",
   "title": "Challenge, the steps",
   "kind": "procedure",
   "provenance": "stated",
   "where": "USING THE SYSTEM",
   "rule": "For anything without a rule: say in one sentence what is tried, agree how hard it is, agree what failure costs, then roll.",
   "note": "In the program it takes an activation. What is tried is to get to a free spot within the move that no way leads to, or something that the players say and judge themselves. Enemies who see only where the figure comes down take In Sight, and it meets what is there, as after any move. In which games: BDZ-D-challenge-where."
  },
  {
   "id": "BDZ-enc-chal-difficulty",
   "title": "Challenge, difficulty",
   "kind": "modifier",
   "provenance": "stated",
   "where": "How DIFFICULT IS IT?",
   "rule": "The players judge the difficulty. A very difficult Challenge is tried at -1 Rep; anything else without penalty."
  },
  {
   "id": "BDZ-enc-chal-consequence",
   "title": "Challenge, consequences",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WHAT ARE THE CONSEQUENCES?",
   "rule": "What failure brings must be set out clearly before the dice are rolled.",
   "note": "In the program one of these is chosen: nothing but the activation, a fall, a noise of six shots, stunned, out of the fight, or prone in contact with the nearest zombie within 8 inches."
  },
  {
   "id": "BDZ-enc-chal-roll",
   "title": "Challenge, the roll",
   "kind": "procedure",
   "provenance": "stated",
   "where": "ATTEMPT THE CHALLENGE",
   "rule": "Each character trying rolls 2d6 against Rep. Two passed: success. None: failure, with its consequences. One, the first time: either give up without harm or roll again at once. One, the second time: failure.",
   "tables": [
    "BDZ-T-challenge"
   ]
  },
  {
   "id": "BDZ-camp-random-events",
   "title": "Random events",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM EVENTS",
   "rule": "When the activation dice show two sixes roll 2d6, added, on the Random Occurrence Table, and 1d6 more where the entry asks for it. An event that does not fit the situation does not happen.",
   "tables": [
    "BDZ-T-random"
   ],
   "see": [
    "BDZ-turn-doubles"
   ],
   "note": "Doubles are also rolled again for activation: the event is settled first. See BDZ-D-c34."
  },
  {
   "id": "BDZ-enc-rand-2",
   "title": "Random 2, barking dog",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 2",
   "rule": "A barking dog runs up to the group with 1d6 zombies chasing it, 12\" behind the dog.",
   "tables": [
    "BDZ-T-random"
   ],
   "note": "Which side they come from is not stated: BDZ-D-c35."
  },
  {
   "id": "BDZ-enc-rand-3",
   "title": "Random 3, weapon breaks",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 3",
   "rule": "The main weapon of a random character falls apart and is lost for good.",
   "tables": [
    "BDZ-T-random"
   ]
  },
  {
   "id": "BDZ-enc-rand-4a",
   "title": "Random 4 (1-3), wrong ammunition",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 4 (1-3)",
   "rule": "The main weapon of a random character is empty for the rest of the game, the wrong rounds having been packed.",
   "tables": [
    "BDZ-T-random"
   ]
  },
  {
   "id": "BDZ-enc-rand-4b",
   "title": "Random 4 (4-6), out of gas",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 4 (4-6)",
   "rule": "A vehicle the group is moving in runs dry and rolls to a stop.",
   "tables": [
    "BDZ-T-random"
   ]
  },
  {
   "id": "BDZ-enc-rand-5a",
   "title": "Random 5 (1-3), car alarm",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 5 (1-3)",
   "rule": "The alarm of a random vehicle on the table goes off and draws zombies every turn until somebody switches it off with a successful hot-wire roll. In a Raid the enemy is fully aware from then on.",
   "tables": [
    "BDZ-T-random"
   ],
   "see": [
    "BDZ-veh-noise-alarm",
    "BDZ-veh-hotwire",
    "BDZ-enc-raid-alarm"
   ]
  },
  {
   "id": "BDZ-enc-rand-5b",
   "title": "Random 5 (4-6), dead end",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 5 (4-6)",
   "rule": "A moving vehicle must turn at the next crossing, left on 1-3 and right on 4-6 of 1d6. 2d6 zombies follow it. After 12\" the road turns out to be a dead end.",
   "tables": [
    "BDZ-T-random"
   ],
   "note": "How it is built on the table: BDZ-D-c112. Who leaves the road: BDZ-D-c139."
  },
  {
   "id": "BDZ-enc-rand-6",
   "title": "Random 6, keys left in",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 6",
   "rule": "If the group has parked a vehicle, its keys were left in it.",
   "tables": [
    "BDZ-T-random"
   ]
  },
  {
   "id": "BDZ-enc-rand-7",
   "title": "Random 7, fire",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 7",
   "rule": "A building close by burns and draws 2d6 zombies, placed in the normal way.",
   "tables": [
    "BDZ-T-random"
   ],
   "see": [
    "BDZ-zgen-place"
   ]
  },
  {
   "id": "BDZ-enc-rand-8",
   "title": "Random 8, shooting at shadows",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 8",
   "rule": "A random character fires at the nearest building for no reason. The shots draw zombies as usual.",
   "tables": [
    "BDZ-T-random"
   ]
  },
  {
   "id": "BDZ-enc-rand-9a",
   "title": "Random 9 (1-3), zombie in the closet",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 9 (1-3)",
   "rule": "If a building has just been searched, a hidden zombie breaks out and charges a random character there.",
   "tables": [
    "BDZ-T-random"
   ],
   "note": "A building has just been searched if somebody did so in the turn before; he has to be in it still."
  },
  {
   "id": "BDZ-enc-rand-9b",
   "title": "Random 9 (4-6), zombie in the back seat",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 9 (4-6)",
   "rule": "If the group is in a vehicle, there is a zombie in its back seat.",
   "tables": [
    "BDZ-T-random"
   ]
  },
  {
   "id": "BDZ-enc-rand-10a",
   "title": "Random 10 (1-3), bad weather",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 10 (1-3)",
   "rule": "After 1d6 further activation rolls bad weather comes in, lowers visibility and lasts to the end of the encounter.",
   "tables": [
    "BDZ-T-random"
   ],
   "see": [
    "BDZ-los-weather"
   ]
  },
  {
   "id": "BDZ-enc-rand-10b",
   "title": "Random 10 (4-6), black chopper",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 10 (4-6)",
   "rule": "A black helicopter passes over and the zombies are drawn 12\" away from every survivor.",
   "tables": [
    "BDZ-T-random"
   ],
   "note": "Direction: BDZ-D-c63."
  },
  {
   "id": "BDZ-enc-rand-11",
   "title": "Random 11, safe place",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 11",
   "rule": "The group has found a refuge until morning; on reaching the nearest building it may end the encounter at once.",
   "tables": [
    "BDZ-T-random"
   ]
  },
  {
   "id": "BDZ-enc-rand-12",
   "title": "Random 12, cell phone",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM OCCURRENCE TABLE 12",
   "rule": "A phone 1d6\" from a random character rings and draws 1d6 zombies.",
   "tables": [
    "BDZ-T-random"
   ]
  },
  {
   "id": "BDZ-camp-timeline",
   "title": "Timeline of the outbreak",
   "kind": "campaign",
   "provenance": "stated",
   "where": "ATZ TIMELINE",
   "rule": "Five phases lead from the first reports (days 1-5) through quarantine (6-9), the failure of the army (10-14) and the loss of the cities (15-21) to the end of order (22-25).",
   "tables": [
    "BDZ-T-timeline"
   ]
  },
  {
   "id": "BDZ-camp-start",
   "title": "When the campaign begins",
   "kind": "campaign",
   "provenance": "stated",
   "where": "ATZ TIMELINE, DAY 22 - 25",
   "rule": "The campaign starts at the end of the last phase, after day 25.",
   "tables": [
    "BDZ-T-timeline"
   ],
   "note": "The monthly calendar counts from there: BDZ-D-c36. What a group starts with: BDZ-D-c94."
  },
  {
   "id": "BDZ-camp-objectives",
   "title": "Objectives",
   "kind": "campaign",
   "provenance": "stated",
   "where": "OBJECTIVES",
   "rule": "A campaign has four aims: gather useful goods, win recruits, hold the group together, and raise the Rep of the group. Killing zombies is not one of them."
  },
  {
   "id": "BDZ-camp-month",
   "title": "Months",
   "kind": "campaign",
   "provenance": "stated",
   "where": "TIME IN THE CAMPAIGN",
   "rule": "Campaign time runs in months, and only the encounters of a month are played."
  },
  {
   "id": "BDZ-camp-encounters-per-month",
   "title": "Encounters in a month",
   "kind": "campaign",
   "provenance": "stated",
   "where": "TIME IN THE CAMPAIGN",
   "rule": "Four encounters a month in an urban area, two in the suburbs, one in a rural area.",
   "tables": [
    "BDZ-T-month"
   ],
   "note": "A month spent in more than one kind of area is not covered: BDZ-D-c37."
  },
  {
   "id": "BDZ-camp-food-month",
   "title": "Food each month",
   "kind": "campaign",
   "provenance": "stated",
   "where": "TIME IN THE CAMPAIGN; TRACKING YOUR RESOURCES",
   "rule": "At the end of a month deduct one unit of food for everybody who was in the group during it, counting also those who were lost.",
   "see": [
    "BDZ-camp-res-food",
    "BDZ-camp-res-food-share"
   ]
  },
  {
   "id": "BDZ-camp-available",
   "title": "Resources of an area",
   "kind": "campaign",
   "provenance": "stated",
   "where": "AVAILABILITY OF RESOURCES",
   "rule": "Each area holds a limited stock of each resource. The basic amounts depend on the kind of area, and the more people lived there the more there is.",
   "tables": [
    "BDZ-T-available"
   ]
  },
  {
   "id": "BDZ-camp-available-adjust",
   "title": "Adjusting the stock",
   "kind": "campaign",
   "provenance": "stated",
   "where": "BASIC RESOURCE TABLE",
   "rule": "On entering a new area roll two dice of different colours, one counting as positive and one as negative, and add them for a number from -5 to +5. Every basic amount is changed by that number, and the results are written down as the area's stock.",
   "tables": [
    "BDZ-T-available"
   ],
   "note": "One roll serves all resources; no stock goes below zero. Going back to an area: BDZ-D-c38."
  },
  {
   "id": "BDZ-camp-track-find",
   "title": "Find, subtract from the area",
   "kind": "campaign",
   "provenance": "stated",
   "where": "TRACKING YOUR RESOURCES",
   "rule": "A resource found in an area is subtracted from its stock, but not one that came from other humans.",
   "note": "Vehicles: BDZ-D-c59. Items without a line of their own: BDZ-D-c60."
  },
  {
   "id": "BDZ-camp-track-gain",
   "title": "Gain, add to the group",
   "kind": "campaign",
   "provenance": "stated",
   "where": "TRACKING YOUR RESOURCES",
   "rule": "Every resource the group gains, from whatever source, is added to the group's stock."
  },
  {
   "id": "BDZ-camp-track-use",
   "title": "Use or loss, subtract from the group",
   "kind": "campaign",
   "provenance": "stated",
   "where": "TRACKING YOUR RESOURCES",
   "rule": "Subtract from the group's stock what is used or lost: food each month, medical supplies used, fuel burned between areas, weapons and armor lost or broken, and vehicles that are beyond repair, left or lost."
  },
  {
   "id": "BDZ-camp-overfish",
   "title": "Over fishing",
   "kind": "campaign",
   "provenance": "stated",
   "where": "OVER FISHING",
   "rule": "When the stock of a resource reaches zero it cannot be found in that area any more. Other humans can still have it."
  },
  {
   "id": "BDZ-camp-barter-when",
   "title": "When bartering is possible",
   "kind": "campaign",
   "provenance": "stated",
   "where": "BARTERING FOR RESOURCES; MEET & GREET TABLE",
   "rule": "Bartering may follow a Meet & Greet that ended one success apart, whoever was ahead.",
   "see": [
    "BDZ-enc-mg-win1",
    "BDZ-enc-mg-lose1"
   ],
   "note": "The chapter opening says the Meet & Greet Table is used to barter; the procedure below has a table of its own."
  },
  {
   "id": "BDZ-camp-barter-stock",
   "title": "What the other side has",
   "kind": "campaign",
   "provenance": "stated",
   "where": "How To Barter",
   "rule": "The others always have what the player wants, except assault rifles, flash-bang grenades, machine pistols, submachine guns and the Cure. The player decides what to ask for and what to offer."
  },
  {
   "id": "BDZ-camp-barter-own",
   "title": "What may be offered",
   "kind": "campaign",
   "provenance": "stated",
   "where": "How To Barter",
   "rule": "The player may give away the items in that list even though they cannot be obtained.",
   "note": "Offered are the group's goods, and what its members in the building have with them. What is got is the group's. What is wanted and what is given for it is said before the dice are rolled; there is one trade with the same people, and it costs nothing of the activation."
  },
  {
   "id": "BDZ-camp-barter-max",
   "title": "Most items in a trade",
   "kind": "limit",
   "provenance": "stated",
   "where": "How To Barter",
   "rule": "At most twice as many items can be obtained as there are figures in the other group."
  },
  {
   "id": "BDZ-camp-barter-rate",
   "title": "Exchange rate",
   "kind": "campaign",
   "provenance": "stated",
   "where": "How To Barter",
   "rule": "Items are exchanged one for one, except that a luxury item counts as two."
  },
  {
   "id": "BDZ-camp-barter-procedure",
   "title": "Barter roll",
   "kind": "procedure",
   "provenance": "stated",
   "where": "How To Barter",
   "rule": "Each leader rolls 1d6 for each point of Rep with the modifiers. 1, 2 and 3 are kept and rolled again, 4, 5 and 6 are discarded, until only one side has successes or neither has. Read the Barter Table.",
   "tables": [
    "BDZ-T-barter"
   ]
  },
  {
   "id": "BDZ-camp-barter-mods",
   "title": "Barter modifiers",
   "kind": "modifier",
   "provenance": "stated",
   "where": "BARTER TABLE",
   "rule": "For the player: +2d6 if what is offered is lacking in this area; +2d6 if a luxury item is offered; +1d6 if an assault rifle or anything else that barter never brings is offered; -2d6 asking for what the area lacks; -2d6 asking for a luxury item; -1d6 as a ganger or survivor facing a leader who is neither.",
   "tables": [
    "BDZ-T-barter"
   ],
   "note": "Each line counts at most once in a trade. Cannot be found in this area: BDZ-D-c39."
  },
  {
   "id": "BDZ-camp-barter-win",
   "title": "Barter, player ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BARTER TABLE",
   "rule": "With one or more successes ahead the player may trade as wished up to the most items allowed.",
   "tables": [
    "BDZ-T-barter"
   ]
  },
  {
   "id": "BDZ-camp-barter-lose1",
   "title": "Barter, other leader one ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BARTER TABLE",
   "rule": "They trade up to half of the most items allowed and give nothing that cannot be found in this area.",
   "tables": [
    "BDZ-T-barter"
   ],
   "note": "Half of an even number, as the most is twice the figures, so no rounding is needed."
  },
  {
   "id": "BDZ-camp-barter-lose2",
   "title": "Barter, other leader two or more ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BARTER TABLE",
   "rule": "There is no trade.",
   "tables": [
    "BDZ-T-barter"
   ]
  },
  {
   "id": "BDZ-camp-barter-tie",
   "title": "Barter, both at zero",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BARTER TABLE",
   "rule": "As in Meet & Greet, the side with the highest failed die of the last roll counts as one success ahead.",
   "see": [
    "BDZ-enc-mg-tie"
   ]
  },
  {
   "id": "BDZ-camp-travel-steps",
   "title": "Area travel",
   "kind": "campaign",
   "provenance": "stated",
   "where": "AREA TRAVEL",
   "rule": "The group may change area at any time, also between the encounters of a month: from urban to suburban; from suburban to urban or rural; from rural to suburban or to another rural area.",
   "tables": [
    "BDZ-T-travel"
   ]
  },
  {
   "id": "BDZ-camp-travel-rural-chain",
   "title": "Rural areas in a row",
   "kind": "campaign",
   "provenance": "stated",
   "where": "AREA TRAVEL",
   "rule": "Any number of rural areas may lie between suburbs."
  },
  {
   "id": "BDZ-camp-travel-time",
   "title": "Travel and encounters",
   "kind": "campaign",
   "provenance": "stated",
   "where": "AREA TRAVEL",
   "rule": "Travelling time is not tied to real distances and does not use up an encounter of the month, unless there is a Random Road Encounter, which does.",
   "see": [
    "BDZ-camp-road-roll"
   ]
  },
  {
   "id": "BDZ-camp-fuel-burn",
   "title": "Fuel for the road",
   "kind": "campaign",
   "provenance": "stated",
   "where": "TRAVEL TIME AND VEHICLES",
   "rule": "Each time a vehicle enters a new area it burns fuel equal to its Bash Value. With enough fuel there is no limit to how far a group goes in a month.",
   "note": "A motorcycle has Bash Value 0 and so burns nothing: BDZ-D-c40."
  },
  {
   "id": "BDZ-camp-walk",
   "title": "Walking",
   "kind": "campaign",
   "provenance": "stated",
   "where": "TRAVEL TIME AND WALKING",
   "rule": "Without vehicles each change of area takes a whole month.",
   "note": "Too few seats, and what the walk does to the calendar: BDZ-D-c87 and BDZ-D-c37."
  },
  {
   "id": "BDZ-camp-road-roll",
   "title": "Random Road Encounter",
   "kind": "procedure",
   "provenance": "stated",
   "where": "RANDOM ROAD ENCOUNTERS",
   "rule": "Each time the group enters a new area, riding or walking, roll 2d6 and add them. 5 or less: nothing. 6 or 7: an encounter only in an urban area. 8: an encounter unless the area is rural. 9 or more: an encounter.",
   "tables": [
    "BDZ-T-road"
   ]
  },
  {
   "id": "BDZ-camp-road-who",
   "title": "Who is on the road",
   "kind": "table",
   "provenance": "stated",
   "where": "WHO YOU ENCOUNTERED",
   "rule": "Roll 2d6, added, and 1d6 more on a 4, for the people met and the letter of their group (A, B, C or D).",
   "tables": [
    "BDZ-T-road-who"
   ]
  },
  {
   "id": "BDZ-camp-road-med",
   "title": "Med staff, number and goal",
   "kind": "campaign",
   "provenance": "stated",
   "where": "GROUP A, MED STAFF",
   "rule": "1/2d6 medical staff bring twice as many patients to safety. They use Meet & Greet if they can. They react as Civilians and are armed by the Civilian list.",
   "tables": [
    "BDZ-T-road-groups",
    "BDZ-T-road-med",
    "BDZ-T-road-patients"
   ],
   "note": "What patients carry: BDZ-D-c132. How they talk: BDZ-D-c133."
  },
  {
   "id": "BDZ-camp-road-med-types",
   "title": "Med staff, types",
   "kind": "table",
   "provenance": "stated",
   "where": "GROUP A, MED STAFF",
   "rule": "Roll 2d6 for each member of the staff for doctor, experienced nurse or assistant, and Rep.",
   "tables": [
    "BDZ-T-road-med"
   ],
   "see": [
    "BDZ-recover-doctor"
   ],
   "note": "For Recovery Tests a doctor counts as such, and a nurse or an assistant as a nurse or similar."
  },
  {
   "id": "BDZ-camp-road-patients",
   "title": "Patients, types",
   "kind": "table",
   "provenance": "stated",
   "where": "GROUP A, PATIENTS",
   "rule": "Roll 2d6 for each patient for ill, elderly, mentally incompetent or injured, and Rep.",
   "tables": [
    "BDZ-T-road-patients"
   ]
  },
  {
   "id": "BDZ-camp-road-patients-slow",
   "title": "Ill and elderly patients",
   "kind": "limit",
   "provenance": "stated",
   "where": "GROUP A, PATIENTS",
   "rule": "They can only make normal moves, never fast ones."
  },
  {
   "id": "BDZ-camp-road-patients-scream",
   "title": "Mentally incompetent patients",
   "kind": "procedure",
   "provenance": "stated",
   "where": "GROUP A, PATIENTS",
   "rule": "They move normally. On seeing zombies they scream, which counts as six shots for drawing zombies.",
   "note": "When a scream is heard: BDZ-D-c134."
  },
  {
   "id": "BDZ-camp-road-patients-injured",
   "title": "Injured patients",
   "kind": "procedure",
   "provenance": "stated",
   "where": "GROUP A, PATIENTS",
   "rule": "They count as out of the fight and must be helped along by the rules for retrieving wounded.",
   "see": [
    "BDZ-wounded-pickup"
   ]
  },
  {
   "id": "BDZ-camp-road-patients-recover",
   "title": "Ill and injured patients may recover",
   "kind": "procedure",
   "provenance": "stated",
   "where": "GROUP A, PATIENTS",
   "rule": "Ill and injured patients may take the Recovery Test.",
   "see": [
    "BDZ-recover-when"
   ],
   "note": "How the ill get well: BDZ-D-c132."
  },
  {
   "id": "BDZ-camp-road-kids",
   "title": "Lost children, number and goal",
   "kind": "campaign",
   "provenance": "stated",
   "where": "GROUP A, LOST CHILDREN",
   "rule": "1/2d6 children, siblings on 1-4 of 1d6. Roll 1d6: 1-3 they try to run away, 4-6 they stay and use Meet & Greet. They react as Civilians.",
   "tables": [
    "BDZ-T-road-groups",
    "BDZ-T-road-kids"
   ]
  },
  {
   "id": "BDZ-camp-road-kids-types",
   "title": "Lost children, types",
   "kind": "table",
   "provenance": "stated",
   "where": "GROUP A, LOST CHILDREN",
   "rule": "Roll 2d6 for each child for big kid, littler one or small child, and Rep. Only big kids may be armed, by the Civilian list, and they act like normal characters.",
   "tables": [
    "BDZ-T-road-kids"
   ]
  },
  {
   "id": "BDZ-camp-road-kids-littler",
   "title": "Littler ones",
   "kind": "modifier",
   "provenance": "stated",
   "where": "GROUP A, LOST CHILDREN",
   "rule": "They move 2\" less. On seeing zombies they scream, counting as three shots, until they have been rallied once.",
   "see": [
    "BDZ-react-rally"
   ]
  },
  {
   "id": "BDZ-camp-road-kids-small",
   "title": "Small children",
   "kind": "modifier",
   "provenance": "stated",
   "where": "GROUP A, LOST CHILDREN",
   "rule": "They move 3\" less. On seeing zombies they scream, counting as three shots; rallying does not stop it.",
   "note": "Only this is told of them, so in all else, such as recruiting, food and melee, they count like anybody. So do the littler ones."
  },
  {
   "id": "BDZ-camp-road-dazed",
   "title": "Dazed survivors, number and goal",
   "kind": "campaign",
   "provenance": "stated",
   "where": "GROUP A, DAZED SURVIVORS",
   "rule": "1d6 exhausted people without arms. Roll 1d6: 1-2 they try to run away, 3-6 they stay and use Meet & Greet. They react as Civilians.",
   "tables": [
    "BDZ-T-road-groups",
    "BDZ-T-road-dazed"
   ],
   "note": "The text also sends them to the Civilian list for weapons: BDZ-D-c41."
  },
  {
   "id": "BDZ-camp-road-dazed-survivor",
   "title": "Dazed, the survivor",
   "kind": "procedure",
   "provenance": "stated",
   "where": "GROUP A, DAZED SURVIVORS",
   "rule": "A survivor among them tests as a Civilian until confronted by zombies and as a Survivor afterwards.",
   "tables": [
    "BDZ-T-road-dazed"
   ]
  },
  {
   "id": "BDZ-camp-road-dazed-civilian",
   "title": "Dazed, the civilian",
   "kind": "procedure",
   "provenance": "stated",
   "where": "GROUP A, DAZED SURVIVORS",
   "rule": "A civilian among them acts as a normal character.",
   "tables": [
    "BDZ-T-road-dazed"
   ]
  },
  {
   "id": "BDZ-camp-road-dazed-basket",
   "title": "Dazed, the basket case",
   "kind": "procedure",
   "provenance": "stated",
   "where": "GROUP A, DAZED SURVIVORS",
   "rule": "A basket case does not leave the spot until rallied, and until then screams on seeing zombies, counting as six shots. Otherwise this figure can move normally.",
   "tables": [
    "BDZ-T-road-dazed"
   ],
   "see": [
    "BDZ-react-rally"
   ],
   "note": "How somebody is rallied who has not hunkered down: BDZ-D-c134. Where such a figure comes onto the table it stays at the edge. Alone there, with nobody left to rally it, it keeps no encounter going."
  },
  {
   "id": "BDZ-camp-road-refugees",
   "title": "Refugees, number and goal",
   "kind": "campaign",
   "provenance": "stated",
   "where": "GROUP A, REFUGEES",
   "rule": "2d6 people fleeing the cities. Roll 1d6: on 1 they try to run away, on 2-4 they stay and use Meet & Greet, on 5-6 they are hostile and shoot first.",
   "tables": [
    "BDZ-T-road-groups",
    "BDZ-T-road-refugees"
   ],
   "note": "The introduction makes them hostile on 1-3: BDZ-D-c42. Shooting first against the awareness table: BDZ-D-c135."
  },
  {
   "id": "BDZ-camp-road-refugees-types",
   "title": "Refugees, types",
   "kind": "table",
   "provenance": "stated",
   "where": "GROUP A, REFUGEES",
   "rule": "Roll 2d6 for each for survivor, refugee or shell shocked, and Rep. A survivor reacts as a Survivor, a refugee as a Civilian. Weapons by the Civilian list.",
   "tables": [
    "BDZ-T-road-refugees"
   ]
  },
  {
   "id": "BDZ-camp-road-refugees-shell",
   "title": "Shell shocked refugees",
   "kind": "modifier",
   "provenance": "stated",
   "where": "GROUP A, REFUGEES",
   "rule": "They roll only 1d6 to rally, to charge and when charged."
  },
  {
   "id": "BDZ-camp-road-media",
   "title": "News media, number and goal",
   "kind": "campaign",
   "provenance": "stated",
   "where": "GROUP A, NEWS MEDIA",
   "rule": "1/2d6 journalists. Roll 1d6: 1-5 they stay and use Meet & Greet, 6 they are hostile. They react as Civilians and are armed by the Civilian list.",
   "tables": [
    "BDZ-T-road-groups",
    "BDZ-T-road-media"
   ]
  },
  {
   "id": "BDZ-camp-road-media-types",
   "title": "News media, types",
   "kind": "table",
   "provenance": "stated",
   "where": "GROUP A, NEWS MEDIA",
   "rule": "Roll 2d6 for each for anchor, cameraman or reporter, and Rep.",
   "tables": [
    "BDZ-T-road-media"
   ]
  },
  {
   "id": "BDZ-camp-road-looters",
   "title": "Looters, number and goal",
   "kind": "campaign",
   "provenance": "stated",
   "where": "GROUP B, LOOTERS",
   "rule": "2d6 looters, reacting as Civilians and armed by the Ganger list. They are hostile, unless the player's group outnumbers them two to one or more; then they try to run away.",
   "tables": [
    "BDZ-T-road-groups"
   ],
   "see": [
    "BDZ-list-civilian",
    "BDZ-list-ganger"
   ],
   "note": "Their Rep table is missing: BDZ-D-c43."
  },
  {
   "id": "BDZ-camp-road-gangers",
   "title": "Gangers, number and goal",
   "kind": "campaign",
   "provenance": "stated",
   "where": "GROUP B, GANGERS",
   "rule": "2 + 1/2d6 gangers, reacting as Gangers and armed by the Ganger list. They are hostile, unless the player's group outnumbers them two to one or more; then they use Meet & Greet.",
   "tables": [
    "BDZ-T-road-groups"
   ],
   "see": [
    "BDZ-list-ganger"
   ]
  },
  {
   "id": "BDZ-camp-road-sniper",
   "title": "Random sniper",
   "kind": "campaign",
   "provenance": "stated",
   "where": "GROUP C, RANDOM SNIPER",
   "rule": "One sniper, reacting as Military and armed by the Military list, fires at one randomly chosen figure of the player's group and then disappears.",
   "tables": [
    "BDZ-T-road-groups"
   ],
   "see": [
    "BDZ-list-military"
   ],
   "note": "When he fires and how he leaves: BDZ-D-c44."
  },
  {
   "id": "BDZ-camp-road-cultists",
   "title": "Religious cultists, number and goal",
   "kind": "campaign",
   "provenance": "stated",
   "where": "GROUP D, RELIGIOUS CULTISTS",
   "rule": "2 + 1d6 cultists, armed by the Civilian list. They are hostile, unless the player's group outnumbers them two to one or more; then they use Meet & Greet. They capture rather than kill where they can.",
   "tables": [
    "BDZ-T-road-groups",
    "BDZ-T-road-cultists"
   ],
   "note": "What becomes of somebody captured: BDZ-D-c136."
  },
  {
   "id": "BDZ-camp-road-cultists-types",
   "title": "Cultists, types",
   "kind": "table",
   "provenance": "stated",
   "where": "GROUP D, CULTISTS",
   "rule": "Roll 2d6 for each for leader, brother or follower, and Rep. Leaders test as Stars do, brothers react as Gangers, followers as Civilians.",
   "tables": [
    "BDZ-T-road-cultists"
   ],
   "see": [
    "BDZ-star-freewill"
   ]
  },
  {
   "id": "BDZ-camp-road-prisoners",
   "title": "Escaped prisoners, number and goal",
   "kind": "campaign",
   "provenance": "stated",
   "where": "GROUP D, ESCAPED PRISONERS",
   "rule": "2 + 1/2d6 prisoners, reacting as Gangers and armed by the Ganger list. They are hostile, unless the player's group outnumbers them two to one or more; then they use Meet & Greet.",
   "tables": [
    "BDZ-T-road-groups"
   ],
   "see": [
    "BDZ-list-ganger"
   ]
  },
  {
   "id": "BDZ-camp-road-rogue",
   "title": "Rogue police, number and goal",
   "kind": "campaign",
   "provenance": "stated",
   "where": "GROUP D, ROGUE POLICE",
   "rule": "2 + 1/2d6 policemen, reacting as Gangers and armed by the Police list. They are hostile, unless the player's group outnumbers them two to one or more; then they use Meet & Greet.",
   "tables": [
    "BDZ-T-road-groups"
   ],
   "see": [
    "BDZ-list-police"
   ]
  },
  {
   "id": "BDZ-camp-road-terrain",
   "title": "Road encounter, terrain",
   "kind": "procedure",
   "provenance": "stated",
   "where": "SETTING UP TERRAIN",
   "rule": "Set the table up for the area, with a road down the middle from the edge where the player enters to the opposite one.",
   "see": [
    "BDZ-enc-terrain-road"
   ],
   "note": "One road in every area: BDZ-D-c130."
  },
  {
   "id": "BDZ-camp-road-where",
   "title": "Where they are encountered",
   "kind": "table",
   "provenance": "stated",
   "where": "WHERE THEY ARE ENCOUNTERED",
   "rule": "Roll 2d6, added, and read the place for the group letter - off the road, on it, or at a building.",
   "tables": [
    "BDZ-T-road-where"
   ]
  },
  {
   "id": "BDZ-camp-road-off",
   "title": "Off the road",
   "kind": "procedure",
   "provenance": "stated",
   "where": "OFF THE ROAD",
   "rule": "Roll 1d6. 5-6: a tent campground. 3-4: a house. 1-2: they sit in a vehicle. House and campground have a vehicle on 1-3.",
   "tables": [
    "BDZ-T-road-place"
   ],
   "note": "Type and size of the vehicle, here and in the other two places: BDZ-D-c95. Who sits where: BDZ-D-c131."
  },
  {
   "id": "BDZ-camp-road-on",
   "title": "On the road",
   "kind": "procedure",
   "provenance": "stated",
   "where": "ON THE ROAD",
   "rule": "Roll 1d6. 1-3: in a working vehicle coming the other way towards the group. 4-6: groups A, C and D are on the road at a vehicle that has broken down (1-3) or is out of gas (4-6); group B is behind a vehicle that blocks the road.",
   "tables": [
    "BDZ-T-road-place"
   ]
  },
  {
   "id": "BDZ-camp-road-building",
   "title": "At a building",
   "kind": "procedure",
   "provenance": "stated",
   "where": "BUILDING",
   "rule": "Roll 1d6. 1-4 a gas station, with a vehicle on 1-3; 5-6 a gas station with a small diner, with a vehicle on 1-4.",
   "tables": [
    "BDZ-T-road-place"
   ]
  },
  {
   "id": "BDZ-camp-road-place",
   "title": "Distance from the road",
   "kind": "procedure",
   "provenance": "stated",
   "where": "OFF THE ROAD; BUILDING",
   "rule": "Whatever is off the road, and any building, stands level with the middle of the table, left of the road on 1-3 and right of it on 4-6, 12 + 1d6\" away from it.",
   "note": "From where to where, and which road: BDZ-D-c130."
  },
  {
   "id": "BDZ-camp-road-enter",
   "title": "Coming onto the table",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WHEN THEY ARE NOTICED",
   "rule": "The player chooses the speed of any vehicle. The group is placed at its edge and moved 6\" down the road, riding or walking. Neither side counts as active yet."
  },
  {
   "id": "BDZ-camp-road-aware",
   "title": "On The Road Awareness",
   "kind": "procedure",
   "provenance": "stated",
   "where": "WHEN THEY ARE NOTICED",
   "rule": "Roll 2d6, add the difference if the player's leader has the higher Rep or subtract it if the other leader has, apply the time of day and read the table. The low end favours the others, the high end the player. After any free activation or In Sight fire has been settled activation is rolled as usual.",
   "tables": [
    "BDZ-T-road-aware"
   ],
   "see": [
    "BDZ-react-in-sight"
   ],
   "note": "Free activation: BDZ-D-c70. Those who want no fight: BDZ-D-c133. A grenade among them: BDZ-D-c138."
  },
  {
   "id": "BDZ-camp-road-aware-mods",
   "title": "On The Road Awareness, time of day",
   "kind": "modifier",
   "provenance": "stated",
   "where": "WHEN THEY ARE NOTICED",
   "rule": "+1 in daytime, -1 before dawn, -1 in the evening, -2 at night.",
   "tables": [
    "BDZ-T-road-aware"
   ],
   "note": "Totals below 2 count as 2, above 12 as 12."
  },
  {
   "id": "BDZ-camp-evade",
   "title": "Evading",
   "kind": "campaign",
   "provenance": "stated",
   "where": "EVADING AND RUNNING AWAY",
   "rule": "The player may choose to run away and is not chased, but the encounter has failed.",
   "see": [
    "BDZ-camp-rep-failure"
   ],
   "note": "How running away is carried out on the table: BDZ-D-c45. The journey still ends in the new area. What it comes to on the table: BDZ-D-c45, BDZ-D-c137."
  },
  {
   "id": "BDZ-camp-together-when",
   "title": "Keeping it together",
   "kind": "campaign",
   "provenance": "stated",
   "where": "KEEPING IT TOGETHER",
   "rule": "After each encounter every Grunt is tested to see whether he stays in the group.",
   "see": [
    "BDZ-char-grunt"
   ]
  },
  {
   "id": "BDZ-camp-together-roll",
   "title": "Keeping it together, the roll",
   "kind": "procedure",
   "provenance": "stated",
   "where": "KEEPING IT TOGETHER",
   "rule": "The Star rolls 1d6 for each point of Rep, once, and each Grunt 1d6 for each point of his own. A die equal to or below the roller's Rep is a success. The Star's successes are compared with each Grunt's in turn.",
   "tables": [
    "BDZ-T-together"
   ],
   "note": "Not the 1-3 success of melee. A Rep of 6 or more never fails a die: BDZ-D-c46."
  },
  {
   "id": "BDZ-camp-together-mods",
   "title": "Keeping it together, modifiers",
   "kind": "modifier",
   "provenance": "stated",
   "where": "KEEPING IT TOGETHER",
   "rule": "Star: +2d6 if the group has a base, -1d6 if any member was lost this month, -1d6 if there is not enough food for everybody. Grunt: +1d6 if he is a ganger or survivor and the Star is not, -1d6 for every three months in a row he has been in the group.",
   "tables": [
    "BDZ-T-together"
   ]
  },
  {
   "id": "BDZ-camp-together-star2",
   "title": "Star with twice as many",
   "kind": "procedure",
   "provenance": "stated",
   "where": "KEEPING IT TOGETHER",
   "rule": "The Grunt stays and does not have to test after the next encounter.",
   "tables": [
    "BDZ-T-together"
   ]
  },
  {
   "id": "BDZ-camp-together-star1",
   "title": "Star with more",
   "kind": "procedure",
   "provenance": "stated",
   "where": "KEEPING IT TOGETHER",
   "rule": "The Grunt stays.",
   "tables": [
    "BDZ-T-together"
   ]
  },
  {
   "id": "BDZ-camp-together-grunt1",
   "title": "Grunt with more",
   "kind": "procedure",
   "provenance": "stated",
   "where": "KEEPING IT TOGETHER",
   "rule": "The Grunt slips away in the night.",
   "tables": [
    "BDZ-T-together"
   ],
   "note": "He takes what he carries; the group's common stock stays."
  },
  {
   "id": "BDZ-camp-together-grunt2",
   "title": "Grunt with twice as many, mutiny",
   "kind": "procedure",
   "provenance": "stated",
   "where": "KEEPING IT TOGETHER",
   "rule": "Mutiny: Star and Grunt each roll 1d6 and add Rep; the higher total shoots first, and then activation is rolled as usual.",
   "tables": [
    "BDZ-T-together"
   ]
  },
  {
   "id": "BDZ-camp-together-tie",
   "title": "Keeping it together, nobody ahead",
   "kind": "procedure",
   "provenance": "stated",
   "where": "KEEPING IT TOGETHER",
   "rule": "If both score none, that Grunt and the Star each take away 1d6 and repeat the test.",
   "tables": [
    "BDZ-T-together"
   ],
   "note": "Equal scores above none: BDZ-D-c47."
  },
  {
   "id": "BDZ-camp-rep-success",
   "title": "What a successful encounter is",
   "kind": "campaign",
   "provenance": "stated",
   "where": "IMPROVING REP",
   "rule": "For each character by himself an encounter was a success if he killed a zombie or more, found a resource, never hunkered down, and was never out of the fight. All four are needed."
  },
  {
   "id": "BDZ-camp-improve-rep",
   "title": "Rep may rise",
   "kind": "campaign",
   "provenance": "stated",
   "where": "IMPROVING REP",
   "rule": "After a success roll 1d6. Higher than the present Rep, or a 6 in any case, raises Rep by one. There is no maximum.",
   "see": [
    "BDZ-rep-meaning"
   ],
   "note": "Against the six levels of the character chapter: BDZ-D-c57. What that does to a long campaign, and a cap as an option: BDZ-D-c103."
  },
  {
   "id": "BDZ-camp-rep-failure",
   "title": "Rep may fall",
   "kind": "campaign",
   "provenance": "stated",
   "where": "IMPROVING REP",
   "rule": "Every encounter that was not a success was a failure. Roll 1d6; a 1 lowers Rep by one."
  },
  {
   "id": "BDZ-camp-rep-min",
   "title": "Lowest Rep",
   "kind": "limit",
   "provenance": "stated",
   "where": "IMPROVING REP",
   "rule": "Rep never falls below 1."
  },
  {
   "id": "BDZ-camp-win",
   "title": "Winning",
   "kind": "advice",
   "provenance": "stated",
   "where": "How Do I Win?",
   "rule": "Players set their own goal - finding the Cure, a great number of zombies killed, or merely leaving the table alive."
  },
  {
   "id": "BDZ-camp-overview-start",
   "title": "Overview, getting started",
   "kind": "advice",
   "provenance": "stated",
   "where": "ATZ OVERVIEW, GETTING STARTED",
   "rule": "The order for a new group: Star, class, weapons, two attributes, size of the group, recruits, an attribute for each Grunt, type and Rep of each Grunt from the lists.",
   "tables": [
    "BDZ-T-overview"
   ],
   "see": [
    "BDZ-char-star",
    "BDZ-list-recruit"
   ]
  },
  {
   "id": "BDZ-camp-overview-encounter",
   "title": "Overview, an encounter",
   "kind": "advice",
   "provenance": "stated",
   "where": "ATZ OVERVIEW, FIRST ENCOUNTER",
   "rule": "The order of an encounter: area, kind of encounter, time of day, entering, zombies if called for, play with random events, noise and searches, contact with zombies or humans, barter and loot; afterwards keeping together and then Rep up or down.",
   "tables": [
    "BDZ-T-overview"
   ]
  },
  {
   "id": "BDZ-camp-roster",
   "title": "Record sheets",
   "kind": "component",
   "provenance": "stated",
   "where": "GROUP ROSTER; RESOURCE MANAGEMENT; GROUP INFO; HISTORY",
   "rule": "The record sheet has the members with Rep, class, weapons, armor, two attributes and whether they have seen the feast; for each resource the amount left in the area and owned by the group; friends, enemies and vehicles; and a history.",
   "tables": [
    "BDZ-T-roster"
   ],
   "see": [
    "BDZ-react-feast"
   ]
  },
  {
   "id": "BDZ-day-secret",
   "title": "Day One is read as it is played",
   "kind": "advice",
   "provenance": "stated",
   "where": "TOP SECRET; RULES FOR DAY ONE; LOCATIONS",
   "rule": "Players should not read this part before playing it, nor the text of a location before its objective has been reached.",
   "note": "The product shows a location's results only when its objective is reached; what that means for pages, logs and odds is in BDZ-D-c99."
  },
  {
   "id": "BDZ-day-who",
   "title": "Questionnaire, family",
   "kind": "campaign",
   "provenance": "stated",
   "where": "Who You Are",
   "rule": "Players play themselves. Age, partner, children and where each of them is now are written down; these answers set the objectives, such as the partner's workplace or the children's school.",
   "tables": [
    "BDZ-T-day-questions"
   ]
  },
  {
   "id": "BDZ-day-job",
   "title": "Questionnaire, occupation",
   "kind": "campaign",
   "provenance": "stated",
   "where": "OCCUPATIONS",
   "rule": "Somebody with a sedentary job is Rep 3, somebody in top physical shape Rep 4; both use the Civilian tests.",
   "tables": [
    "BDZ-T-day-rep"
   ],
   "note": "Neither the one nor the other, and more than one answer: BDZ-D-c48."
  },
  {
   "id": "BDZ-day-experience-military",
   "title": "Questionnaire, serving soldier",
   "kind": "campaign",
   "provenance": "stated",
   "where": "EXPERIENCE",
   "rule": "A serving soldier is Rep 4 and uses the Military tests; a member of an elite force is Rep 5.",
   "tables": [
    "BDZ-T-day-rep"
   ]
  },
  {
   "id": "BDZ-day-experience-police",
   "title": "Questionnaire, serving officer",
   "kind": "campaign",
   "provenance": "stated",
   "where": "EXPERIENCE",
   "rule": "Somebody now in law enforcement is Rep 4 and uses the Military tests; a SWAT member is Rep 5.",
   "tables": [
    "BDZ-T-day-rep"
   ]
  },
  {
   "id": "BDZ-day-experience-former",
   "title": "Questionnaire, former service",
   "kind": "campaign",
   "provenance": "stated",
   "where": "EXPERIENCE",
   "rule": "Somebody who has left the military or law enforcement is Rep 3 and uses the Military tests.",
   "tables": [
    "BDZ-T-day-rep"
   ]
  },
  {
   "id": "BDZ-day-home-area",
   "title": "Questionnaire, where you live",
   "kind": "campaign",
   "provenance": "stated",
   "where": "WHERE YOU LIVE",
   "rule": "The area the player lives in and the kind of dwelling set where the game starts and the zombie risk.",
   "tables": [
    "BDZ-T-day-questions"
   ]
  },
  {
   "id": "BDZ-day-food",
   "title": "Questionnaire, food",
   "kind": "campaign",
   "provenance": "stated",
   "where": "SUPPLIES",
   "rule": "A good supply is one unit of food for each member of the family; anything less is half of that.",
   "note": "Material for a barricade and a generator are asked for and have no effect of their own here. Where it is: BDZ-D-c97."
  },
  {
   "id": "BDZ-day-weapons",
   "title": "Questionnaire, weapons",
   "kind": "campaign",
   "provenance": "stated",
   "where": "WEAPONS",
   "rule": "The character starts with the firearms, edged weapons and improvised weapons the player really has. Somebody badly armed may go first to a retail box store, or to a neighbour.",
   "note": "A neighbour is not one of the ten locations; treat it as part of your home."
  },
  {
   "id": "BDZ-day-vehicles",
   "title": "Questionnaire, vehicles",
   "kind": "campaign",
   "provenance": "stated",
   "where": "VEHICLES (DAY ONE)",
   "rule": "Write down the vehicles the player can use, whether they are within reach, and how much fuel is in each; somebody who has none goes on foot.",
   "see": [
    "BDZ-day-fuel-full"
   ]
  },
  {
   "id": "BDZ-day-fuel-full",
   "title": "Full tank",
   "kind": "campaign",
   "provenance": "stated",
   "where": "VEHICLES (DAY ONE)",
   "rule": "A full tank is fuel equal to the Bash Value; less is reduced in proportion.",
   "note": "Round up to whole units. A motorcycle's full tank is one unit: BDZ-D-c40."
  },
  {
   "id": "BDZ-day-luxury",
   "title": "Questionnaire, luxury items",
   "kind": "campaign",
   "provenance": "stated",
   "where": "LUXURY ITEMS (DAY ONE)",
   "rule": "The player's light, tradable comforts (tobacco, drink, cash, jewels) are luxury items for barter.",
   "see": [
    "BDZ-camp-barter-rate"
   ],
   "note": "No conversion into units is given: BDZ-D-c49."
  },
  {
   "id": "BDZ-day-plan",
   "title": "Order of locations",
   "kind": "campaign",
   "provenance": "stated",
   "where": "Now What?",
   "rule": "Before play put up to ten locations in order. Several schools are listed each by itself. The order may be changed at any time.",
   "tables": [
    "BDZ-T-day-locations"
   ],
   "note": "When Day One ends: BDZ-D-c73."
  },
  {
   "id": "BDZ-day-table",
   "title": "Day One table",
   "kind": "scenario",
   "provenance": "stated",
   "where": "SETTING UP THE TABLE",
   "rule": "Every game is on a table of 3 by 3 feet with terrain for the area and a building that fits the location.",
   "note": "Nine squares of 12 inches. Roads keep to the west and the south, so that the middle is free for the building; of the squares beside them as large a share is built on as the area has, the middle one among them. A vehicle that is fetched stands in the middle beside a gas station. Vehicles of the character's own come onto the table with whoever drives them."
  },
  {
   "id": "BDZ-day-objective",
   "title": "Objective",
   "kind": "scenario",
   "provenance": "stated",
   "where": "SETTING UP THE TABLE",
   "rule": "A 6\" by 6\" square in the middle of the table is where the objective may be. When it has been reached the character must leave with it by any edge."
  },
  {
   "id": "BDZ-day-getting-there",
   "title": "Getting There",
   "kind": "procedure",
   "provenance": "stated",
   "where": "GETTING FROM PLACE TO PLACE",
   "rule": "Between two locations roll 2d6 against Rep. In a vehicle: two passed arrive on time; one counts as two if Rep is higher than the number of the location, otherwise as none; none count as one location later. On foot: two passed arrive on time; one counts as one location later; none as two later.",
   "tables": [
    "BDZ-T-day-getting"
   ],
   "note": "Location number is its place in the order of visits. Whether delays add up: BDZ-D-c50. The first location: BDZ-D-c71. In a vehicle is whoever has one that runs, with fuel, and a seat for all who come along."
  },
  {
   "id": "BDZ-day-zombies-area",
   "title": "Fewer zombies early on",
   "kind": "modifier",
   "provenance": "stated",
   "where": "GENERATING ZOMBIES",
   "rule": "For generating zombies an urban area counts as suburban, a suburban one as rural, and a rural one as rural.",
   "see": [
    "BDZ-zgen-noise"
   ]
  },
  {
   "id": "BDZ-day-zombies-seven",
   "title": "Zombies on a 7",
   "kind": "procedure",
   "provenance": "stated",
   "where": "GENERATING ZOMBIES",
   "rule": "When the two activation dice add up to 7, zombies are generated as at the start of a normal game.",
   "see": [
    "BDZ-zgen-start",
    "BDZ-zgen-place"
   ],
   "note": "Placed around each human by the Zombie Placement Table."
  },
  {
   "id": "BDZ-day-zombies-none",
   "title": "No zombies at first",
   "kind": "limit",
   "provenance": "stated",
   "where": "GENERATING ZOMBIES",
   "rule": "No zombies stand on the table at the start, and none are in buildings.",
   "note": "Nothing is rolled for what is inside a building; whoever is there belongs to the location. Nor does a zombie come out of a closet (BDZ-enc-rand-9a)."
  },
  {
   "id": "BDZ-day-zed-test",
   "title": "Zed or No Zed at each location",
   "kind": "procedure",
   "provenance": "stated",
   "where": "ZED OR NO ZED TEST",
   "rule": "The Zed or No Zed test must be taken again at each new location.",
   "see": [
    "BDZ-react-zed"
   ],
   "note": "In the rest of the rules it is taken only once ever: BDZ-D-c51."
  },
  {
   "id": "BDZ-day-police",
   "title": "Police on an 11",
   "kind": "procedure",
   "provenance": "stated",
   "where": "POLICE",
   "rule": "When the activation dice add up to 11 an officer, rolled on the Police list, comes up to the character. Somebody without arms is told to leave; somebody visibly armed is told, at gunpoint, to give the weapon up. What the player does is open.",
   "see": [
    "BDZ-list-police"
   ],
   "note": "What follows from obeying: BDZ-D-c58."
  },
  {
   "id": "BDZ-day-police-arrest",
   "title": "Arrest",
   "kind": "procedure",
   "provenance": "stated",
   "where": "POLICE",
   "rule": "A character put out of the fight by the police goes to jail; Day One is over for him and the campaign follows.",
   "note": "Mercy (BDZ-enc-mercy) is not rolled on Day One, nor does whoever goes to jail take the Recovery Test."
  },
  {
   "id": "BDZ-day-civ-locations",
   "title": "Terrified civilians at the start",
   "kind": "scenario",
   "provenance": "stated",
   "where": "TERRIFIED CIVILIANS",
   "rule": "Spouse's workplace, your workplace, children's school, retail box store and supermarket start with 2d6 terrified civilians on the table.",
   "tables": [
    "BDZ-T-day-locations"
   ]
  },
  {
   "id": "BDZ-day-civilians",
   "title": "More civilians on doubles",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TERRIFIED CIVILIANS",
   "rule": "Each time the activation dice show a pair, 1d6 more civilians appear.",
   "see": [
    "BDZ-turn-doubles"
   ],
   "note": "Before the dice are rolled again for activation; two sixes also give a random event. See BDZ-D-c34."
  },
  {
   "id": "BDZ-day-civ-fight",
   "title": "Fighting through the crowd",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TERRIFIED CIVILIANS",
   "rule": "The character must fight every civilian, one after another, in melee. Each civilian rolls 2d6 whatever his Rep.",
   "see": [
    "BDZ-melee-rolling"
   ],
   "note": "When they are fought: BDZ-D-c74. In a vehicle: BDZ-D-c140. How deadly the crowd is, and the gentler option: BDZ-D-c98."
  },
  {
   "id": "BDZ-day-civ-result",
   "title": "Crowd, results",
   "kind": "procedure",
   "provenance": "stated",
   "where": "TERRIFIED CIVILIANS",
   "rule": "A civilian who would be out of the fight or obviously dead has run past. A character who would be so is knocked unconscious, the location is over for him, and he goes on to the next."
  },
  {
   "id": "BDZ-day-activation-key",
   "title": "Day One activation scores",
   "kind": "component",
   "provenance": "stated",
   "where": "FYI - ACTIVATION SCORE OF",
   "rule": "On the activation dice 7 means zombies, 11 police, and any pair terrified civilians.",
   "tables": [
    "BDZ-T-day-activation"
   ],
   "note": "Where police are on the table as well, the dice of the character and of the zombies are looked at.",
   "see": [
    "BDZ-day-zombies-seven",
    "BDZ-day-police",
    "BDZ-day-civilians"
   ]
  }
 ],
 "tables": [
  {
   "id": "BDZ-T-rep-levels",
   "title": "Levels of Reputation",
   "provenance": "stated",
   "rows": [
    {
     "rep": 6,
     "who": "rare action heroes at home in the apocalypse"
    },
    {
     "rep": 5,
     "who": "veterans of many successful encounters with zombies"
    },
    {
     "rep": 4,
     "who": "reliable people, perhaps with some experience"
    },
    {
     "rep": 3,
     "who": "unknown quality, little or no action so far"
    },
    {
     "rep": 2,
     "who": "poor quality"
    },
    {
     "rep": 1,
     "who": "the very old or young, the sick and infirm"
    }
   ]
  },
  {
   "id": "BDZ-T-classes",
   "title": "Classes",
   "provenance": "stated",
   "rows": [
    {
     "class": "civilian",
     "reaction_table": "BDZ-T-react-civilian",
     "list": "BDZ-T-list-civilian",
     "weapons": "BDZ-T-weapons-civilian"
    },
    {
     "class": "ganger",
     "reaction_table": "BDZ-T-react-ganger",
     "list": "BDZ-T-list-ganger",
     "weapons": "BDZ-T-weapons-ganger"
    },
    {
     "class": "military",
     "reaction_table": "BDZ-T-react-military",
     "list": "BDZ-T-list-military",
     "weapons": null
    },
    {
     "class": "police",
     "reaction_table": "BDZ-T-react-military",
     "list": "BDZ-T-list-police",
     "weapons": null
    },
    {
     "class": "survivor",
     "reaction_table": "BDZ-T-react-survivor",
     "list": "BDZ-T-list-survivor",
     "weapons": "BDZ-T-weapons-survivor"
    }
   ],
   "note": "Police are a list, not a fifth class; until they go rogue they react as military."
  },
  {
   "id": "BDZ-T-attributes",
   "title": "Attributes",
   "roll": "2d6 added; where a sub span is given roll another 1d6",
   "provenance": "stated",
   "rows": [
    {
     "total": 2,
     "sub": null,
     "attribute": "born-leader",
     "name": "Born Leader",
     "rules": [
      "BDZ-attr-born-leader",
      "BDZ-attr-born-leader-aura"
     ]
    },
    {
     "total": 3,
     "sub": null,
     "attribute": "poser",
     "name": "Poser",
     "rules": [
      "BDZ-attr-poser"
     ]
    },
    {
     "total": 4,
     "sub": [
      1,
      3
     ],
     "attribute": "agile",
     "name": "Agile",
     "rules": [
      "BDZ-attr-agile"
     ]
    },
    {
     "total": 4,
     "sub": [
      4,
      6
     ],
     "attribute": "dumbass",
     "name": "Dumbass",
     "rules": [
      "BDZ-attr-dumbass"
     ]
    },
    {
     "total": 5,
     "sub": null,
     "attribute": "slow",
     "name": "Slow",
     "rules": [
      "BDZ-attr-slow"
     ]
    },
    {
     "total": 6,
     "sub": [
      1,
      4
     ],
     "attribute": "brawler",
     "name": "Brawler",
     "rules": [
      "BDZ-attr-brawler"
     ]
    },
    {
     "total": 6,
     "sub": [
      5,
      6
     ],
     "attribute": "ambidextrous",
     "name": "Ambidextrous",
     "rules": [
      "BDZ-attr-ambidextrous"
     ]
    },
    {
     "total": 7,
     "sub": [
      1,
      2
     ],
     "attribute": "slow-to-react",
     "name": "Slow to React",
     "rules": [
      "BDZ-attr-slow-to-react"
     ]
    },
    {
     "total": 7,
     "sub": [
      3,
      4
     ],
     "attribute": "vanilla",
     "name": "Vanilla",
     "rules": [
      "BDZ-attr-vanilla"
     ]
    },
    {
     "total": 7,
     "sub": [
      5,
      6
     ],
     "attribute": "stone-cold",
     "name": "Stone Cold",
     "rules": [
      "BDZ-attr-stone-cold"
     ]
    },
    {
     "total": 8,
     "sub": [
      1,
      3
     ],
     "attribute": "knifeman",
     "name": "Knifeman",
     "rules": [
      "BDZ-attr-knifeman"
     ]
    },
    {
     "total": 8,
     "sub": [
      4,
      6
     ],
     "attribute": "athlete",
     "name": "Athlete",
     "rules": [
      "BDZ-attr-athlete"
     ]
    },
    {
     "total": 9,
     "sub": [
      1,
      3
     ],
     "attribute": "wuss",
     "name": "Wuss",
     "rules": [
      "BDZ-attr-wuss"
     ]
    },
    {
     "total": 9,
     "sub": [
      4,
      6
     ],
     "attribute": "runt",
     "name": "Runt",
     "rules": [
      "BDZ-attr-runt"
     ]
    },
    {
     "total": 10,
     "sub": [
      1,
      2
     ],
     "attribute": "transporter",
     "name": "Transporter",
     "rules": [
      "BDZ-attr-transporter"
     ]
    },
    {
     "total": 10,
     "sub": [
      3,
      6
     ],
     "attribute": "marksman",
     "name": "Marksman",
     "rules": [
      "BDZ-attr-marksman"
     ]
    },
    {
     "total": 11,
     "sub": null,
     "attribute": "clumsy",
     "name": "Clumsy",
     "rules": [
      "BDZ-attr-clumsy"
     ]
    },
    {
     "total": 12,
     "sub": null,
     "attribute": "nerves-of-steel",
     "name": "Nerves of Steel",
     "rules": [
      "BDZ-attr-nerves"
     ]
    }
   ]
  },
  {
   "id": "BDZ-T-list-military",
   "title": "Military list",
   "roll": "2d6 added; National Guard +2",
   "provenance": "stated",
   "rows": [
    {
     "from": null,
     "to": null,
     "type": "Star",
     "rep": 5,
     "special": true
    },
    {
     "from": 2,
     "to": 3,
     "type": "Team Leader",
     "rep": 5
    },
    {
     "from": 4,
     "to": 5,
     "type": "Veteran",
     "rep": 5
    },
    {
     "from": 6,
     "to": 9,
     "type": "Soldier",
     "rep": 4
    },
    {
     "from": 10,
     "to": 14,
     "type": "Recruit",
     "rep": 3
    }
   ],
   "note": "Printed to 12; 13 and 14 come only from the National Guard modifier."
  },
  {
   "id": "BDZ-T-list-police",
   "title": "Police list",
   "roll": "2d6 added",
   "provenance": "stated",
   "rows": [
    {
     "from": null,
     "to": null,
     "type": "Star",
     "rep": 5,
     "special": true
    },
    {
     "from": 2,
     "to": 3,
     "type": "SWAT",
     "rep": 5
    },
    {
     "from": 4,
     "to": 4,
     "type": "Detective",
     "rep": 5
    },
    {
     "from": 5,
     "to": 5,
     "type": "Veteran",
     "rep": 5
    },
    {
     "from": 6,
     "to": 9,
     "type": "Officer",
     "rep": 4
    },
    {
     "from": 10,
     "to": 12,
     "type": "Rookie",
     "rep": 3
    }
   ]
  },
  {
   "id": "BDZ-T-list-survivor",
   "title": "Survivor list",
   "roll": "2d6 added",
   "provenance": "stated",
   "rows": [
    {
     "from": null,
     "to": null,
     "type": "Star",
     "rep": 5,
     "special": true
    },
    {
     "from": 2,
     "to": 3,
     "type": "Veteran",
     "rep": 5
    },
    {
     "from": 4,
     "to": 9,
     "type": "Experienced",
     "rep": 4
    },
    {
     "from": 10,
     "to": 12,
     "type": "Newbie",
     "rep": 3
    }
   ]
  },
  {
   "id": "BDZ-T-list-civilian",
   "title": "Civilian list",
   "roll": "2d6 added",
   "provenance": "stated",
   "rows": [
    {
     "from": null,
     "to": null,
     "type": "Star",
     "rep": 5,
     "special": true
    },
    {
     "from": 2,
     "to": 3,
     "type": "Ex-military",
     "rep": 5
    },
    {
     "from": 4,
     "to": 6,
     "type": "Experienced",
     "rep": 4
    },
    {
     "from": 7,
     "to": 9,
     "type": "Average",
     "rep": 3
    },
    {
     "from": 10,
     "to": 12,
     "type": "Liability",
     "rep": 2
    }
   ]
  },
  {
   "id": "BDZ-T-list-ganger",
   "title": "Gang list",
   "roll": "2d6 added",
   "provenance": "stated",
   "rows": [
    {
     "from": null,
     "to": null,
     "type": "Star",
     "rep": 5,
     "special": true
    },
    {
     "from": 2,
     "to": 2,
     "type": "Boss",
     "rep": 5
    },
    {
     "from": 3,
     "to": 4,
     "type": "Hard Case",
     "rep": 5
    },
    {
     "from": 5,
     "to": 8,
     "type": "Banger",
     "rep": 4
    },
    {
     "from": 9,
     "to": 10,
     "type": "Punk",
     "rep": 3
    },
    {
     "from": 11,
     "to": 12,
     "type": "Wannabee",
     "rep": 2
    }
   ]
  },
  {
   "id": "BDZ-T-weapons-survivor",
   "title": "Survivor weapons",
   "roll": "1d6 + Rep; where a sub span is given roll another 1d6",
   "provenance": "stated",
   "rows": [
    {
     "total": 4,
     "sub": [
      1,
      5
     ],
     "weapon": "pistol"
    },
    {
     "total": 4,
     "sub": [
      6,
      6
     ],
     "weapon": "ba-pistol"
    },
    {
     "total": 5,
     "sub": null,
     "weapon": "ba-pistol"
    },
    {
     "total": 6,
     "sub": [
      1,
      2
     ],
     "weapon": "machine-pistol"
    },
    {
     "total": 6,
     "sub": [
      3,
      6
     ],
     "weapon": "shotgun"
    },
    {
     "total": 7,
     "sub": null,
     "weapon": "shotgun"
    },
    {
     "total": 8,
     "sub": [
      1,
      4
     ],
     "weapon": "submachine-gun"
    },
    {
     "total": 8,
     "sub": [
      5,
      6
     ],
     "weapon": "bolt-action-rifle"
    },
    {
     "total": 9,
     "sub": null,
     "weapon": "bolt-action-rifle"
    },
    {
     "total": 10,
     "sub": [
      1,
      3
     ],
     "weapon": "semi-automatic-rifle"
    },
    {
     "total": 10,
     "sub": [
      4,
      6
     ],
     "weapon": "semi-automatic-rifle"
    },
    {
     "total": 11,
     "or_more": true,
     "sub": null,
     "weapon": "assault-rifle"
    }
   ],
   "note": "The two halves of total 10 name the same weapon in the seed. Kept as printed. A total of 3 or less cannot come up because no listed survivor has a Rep below 3; if a campaign lowers Rep, use the row for 4."
  },
  {
   "id": "BDZ-T-weapons-civilian",
   "title": "Civilian weapons",
   "roll": "1d6 + Rep; where a sub span is given roll another 1d6",
   "provenance": "stated",
   "rows": [
    {
     "total": 3,
     "or_less": true,
     "sub": null,
     "weapon": "unarmed"
    },
    {
     "total": 4,
     "sub": [
      1,
      2
     ],
     "weapon": "improvised-one-handed"
    },
    {
     "total": 4,
     "sub": [
      3,
      6
     ],
     "weapon": "improvised-two-handed"
    },
    {
     "total": 5,
     "sub": null,
     "weapon": "pistol"
    },
    {
     "total": 6,
     "sub": [
      1,
      4
     ],
     "weapon": "pistol"
    },
    {
     "total": 6,
     "sub": [
      5,
      6
     ],
     "weapon": "ba-pistol"
    },
    {
     "total": 7,
     "sub": null,
     "weapon": "shotgun"
    },
    {
     "total": 8,
     "sub": [
      1,
      2
     ],
     "weapon": "shotgun"
    },
    {
     "total": 8,
     "sub": [
      3,
      6
     ],
     "weapon": "submachine-gun"
    },
    {
     "total": 9,
     "sub": null,
     "weapon": "bolt-action-rifle"
    },
    {
     "total": 10,
     "sub": null,
     "weapon": "semi-automatic-rifle"
    },
    {
     "total": 11,
     "or_more": true,
     "sub": null,
     "weapon": "assault-rifle"
    }
   ]
  },
  {
   "id": "BDZ-T-weapons-ganger",
   "title": "Ganger weapons",
   "roll": "1d6 + Rep; where a sub span is given roll another 1d6",
   "provenance": "stated",
   "rows": [
    {
     "total": 3,
     "or_less": true,
     "sub": null,
     "weapon": "pistol"
    },
    {
     "total": 4,
     "sub": [
      1,
      3
     ],
     "weapon": "pistol"
    },
    {
     "total": 4,
     "sub": [
      4,
      6
     ],
     "weapon": "ba-pistol"
    },
    {
     "total": 5,
     "sub": null,
     "weapon": "ba-pistol"
    },
    {
     "total": 6,
     "sub": null,
     "weapon": "machine-pistol"
    },
    {
     "total": 7,
     "sub": null,
     "weapon": "submachine-gun"
    },
    {
     "total": 8,
     "sub": [
      1,
      2
     ],
     "weapon": "submachine-gun"
    },
    {
     "total": 8,
     "sub": [
      3,
      6
     ],
     "weapon": "shotgun"
    },
    {
     "total": 9,
     "sub": null,
     "weapon": "ba-pistol"
    },
    {
     "total": 10,
     "sub": [
      1,
      3
     ],
     "weapon": "ba-pistol"
    },
    {
     "total": 10,
     "sub": [
      4,
      6
     ],
     "weapon": "machine-pistol"
    },
    {
     "total": 11,
     "or_more": true,
     "sub": null,
     "weapon": "assault-rifle"
    }
   ]
  },
  {
   "id": "BDZ-T-react-tests",
   "title": "Summary of the human reaction tests",
   "roll": "2d6 against Rep unless a rule changes the dice",
   "provenance": "stated",
   "rows": [
    {
     "test": "fast-move",
     "who": "figure wishing to exceed its normal move",
     "active": true,
     "inactive": false,
     "range": null,
     "ld": true,
     "star_choice": false
    },
    {
     "test": "in-sight",
     "who": "figure whose sight an enemy enters",
     "active": false,
     "inactive": true,
     "range": null,
     "ld": false,
     "star_choice": false
    },
    {
     "test": "received-fire",
     "who": "figure shot at and missed, and friends who see it",
     "active": true,
     "inactive": true,
     "range": 8,
     "ld": true,
     "star_choice": true
    },
    {
     "test": "wanting-to-charge",
     "who": "figure wishing to charge an enemy it sees",
     "active": true,
     "inactive": false,
     "range": null,
     "ld": true,
     "star_choice": true
    },
    {
     "test": "being-charged",
     "who": "charged figure, and friends who see a charger",
     "active": false,
     "inactive": true,
     "range": 4,
     "ld": true,
     "star_choice": true
    },
    {
     "test": "rally",
     "who": "hunkered down figures near the friend who rallies them",
     "active": true,
     "inactive": false,
     "range": 4,
     "ld": true,
     "star_choice": true
    },
    {
     "test": "man-down",
     "who": "figures that see a friend of equal or higher Rep go down",
     "active": true,
     "inactive": true,
     "range": 4,
     "ld": false,
     "star_choice": true
    },
    {
     "test": "leader-lost",
     "who": "figures that see their Leader go out of the fight or die",
     "active": true,
     "inactive": true,
     "range": 4,
     "ld": false,
     "star_choice": true
    },
    {
     "test": "recover-from-knock-down",
     "who": "human knocked down",
     "active": true,
     "inactive": true,
     "range": null,
     "ld": false,
     "star_choice": false
    },
    {
     "test": "zed-or-no-zed",
     "who": "human near its first zombie",
     "active": true,
     "inactive": true,
     "range": 3,
     "range_first_responder": 6,
     "ld": false,
     "star_choice": false,
     "once": true
    },
    {
     "test": "see-the-feast",
     "who": "humans that see zombies feeding on a human",
     "active": true,
     "inactive": true,
     "range": 6,
     "ld": false,
     "star_choice": false
    },
    {
     "test": "sanity",
     "who": "humans that failed See The Feast",
     "active": true,
     "inactive": true,
     "range": null,
     "ld": false,
     "star_choice": false
    }
   ]
  },
  {
   "id": "BDZ-T-react-vocab",
   "title": "Words used in the reaction tables",
   "provenance": "inferred",
   "rows": [
    {
     "word": "any",
     "kind": "condition",
     "means": "every figure not covered by an earlier case of the cell"
    },
    {
     "word": "in_cover",
     "kind": "condition",
     "means": "the figure is in cover"
    },
    {
     "word": "charger",
     "kind": "condition",
     "means": "the figure is charging"
    },
    {
     "word": "retrieving_wounded",
     "kind": "condition",
     "means": "the figure is carrying or fetching a wounded figure"
    },
    {
     "word": "outgunned",
     "kind": "condition",
     "means": "the figure is outgunned by the shot, or cannot shoot back"
    },
    {
     "word": "zombie_over_6in",
     "kind": "condition",
     "means": "what came into sight is a zombie more than 6 inches away"
    },
    {
     "word": "cannot_shoot",
     "kind": "condition",
     "means": "the figure is out of ammo or the enemy is out of range"
    },
    {
     "word": "can_fire",
     "kind": "condition",
     "means": "the figure has a loaded ranged weapon, sight and range to the charger"
    },
    {
     "word": "charged_rear",
     "kind": "condition",
     "means": "the charge qualifies as a rear attack"
    },
    {
     "word": "no_friend_carrying_on_4in",
     "kind": "condition",
     "means": "no other friend within 4 inches is carrying on"
    },
    {
     "word": "protected",
     "kind": "condition",
     "means": "the figure wears body armour"
    },
    {
     "word": "doubles",
     "kind": "condition",
     "means": "the two dice show the same number"
    },
    {
     "word": "move_2x",
     "kind": "result",
     "means": "move up to twice the normal distance (16)"
    },
    {
     "word": "move_1_5x",
     "kind": "result",
     "means": "move up to one and a half times the normal distance (12)"
    },
    {
     "word": "move_1x",
     "kind": "result",
     "means": "move up to the normal distance (8)"
    },
    {
     "word": "remain_in_place",
     "kind": "result",
     "means": "do not move"
    },
    {
     "word": "hold_fire",
     "kind": "result",
     "means": "do not fire; otherwise unaffected"
    },
    {
     "word": "no_fire",
     "kind": "result",
     "means": "may not fire in this reaction"
    },
    {
     "word": "fire",
     "kind": "result",
     "means": "fire normally at the cause of the test; one that cannot fire does as BDZ-D-cannot-fire says",
     "rules": [
      "BDZ-shoot-roll"
     ]
    },
    {
     "word": "snap_fire",
     "kind": "result",
     "means": "stop and snap fire at the cause; one that cannot fire does as BDZ-D-cannot-fire says",
     "rules": [
      "BDZ-react-snap"
     ]
    },
    {
     "word": "duck_back",
     "kind": "result",
     "means": "duck back",
     "rules": [
      "BDZ-move-duck-back"
     ]
    },
    {
     "word": "halt",
     "kind": "result",
     "means": "halt",
     "rules": [
      "BDZ-move-halt"
     ]
    },
    {
     "word": "retire",
     "kind": "result",
     "means": "retire",
     "rules": [
      "BDZ-move-retire"
     ]
    },
    {
     "word": "hunker_down",
     "kind": "result",
     "means": "hunker down",
     "rules": [
      "BDZ-move-hunker"
     ]
    },
    {
     "word": "carry_on",
     "kind": "result",
     "means": "carry on",
     "rules": [
      "BDZ-react-carry-on"
     ]
    },
    {
     "word": "charge",
     "kind": "result",
     "means": "charge into melee",
     "rules": [
      "BDZ-melee-start"
     ]
    },
    {
     "word": "melee",
     "kind": "result",
     "means": "stand and melee normally",
     "rules": [
      "BDZ-melee-dice"
     ]
    },
    {
     "word": "melee_rear",
     "kind": "result",
     "means": "stand and melee with the rear penalty",
     "rules": [
      "BDZ-melee-rear"
     ]
    },
    {
     "word": "stunned",
     "kind": "result",
     "means": "stunned",
     "rules": [
      "BDZ-react-stunned"
     ]
    },
    {
     "word": "out_of_fight",
     "kind": "result",
     "means": "out of the fight",
     "rules": [
      "BDZ-react-oof"
     ]
    },
    {
     "word": "obviously_dead",
     "kind": "result",
     "means": "obviously dead",
     "rules": [
      "BDZ-react-od"
     ]
    },
    {
     "word": "leader_now",
     "kind": "result",
     "means": "a new Leader steps up at once",
     "rules": [
      "BDZ-leader-replace"
     ]
    },
    {
     "word": "leader_next_active",
     "kind": "result",
     "means": "a new Leader is chosen when the group is next active",
     "rules": [
      "BDZ-leader-replace"
     ]
    },
    {
     "word": "count_as_pass1",
     "kind": "result",
     "means": "use the pass 1d6 cell instead"
    },
    {
     "word": "zombie_charges",
     "kind": "result",
     "means": "the zombie charges this human now"
    },
    {
     "word": "take_being_charged",
     "kind": "result",
     "means": "take Being Charged",
     "rules": [
      "BDZ-react-charged"
     ]
    },
    {
     "word": "zombie_charges_into_melee",
     "kind": "result",
     "means": "the zombie is in melee with no Being Charged test"
    },
    {
     "word": "zombie_plus_2d6",
     "kind": "result",
     "means": "that zombie adds 2d6 in this melee"
    },
    {
     "word": "take_sanity",
     "kind": "result",
     "means": "take Sanity after moving",
     "rules": [
      "BDZ-react-sanity"
     ]
    },
    {
     "word": "never_test_again",
     "kind": "result",
     "means": "this human never takes this test again"
    },
    {
     "word": "feast_again_when_called",
     "kind": "result",
     "means": "See The Feast is taken again when next called for"
    },
    {
     "word": "never_rally",
     "kind": "result",
     "means": "may not take Rally any more"
    }
   ]
  },
  {
   "id": "BDZ-T-react-survivor",
   "title": "Survivor reaction tests",
   "roll": "2d6 against Rep, one roll for the group; a Leader Die may be added where ld is true; a Star may choose the result where star_choice is true",
   "provenance": "stated",
   "read": "the first case in the list that fits the figure applies; words in BDZ-T-react-vocab",
   "rows": [
    {
     "test": "fast-move",
     "title": "Fast Move",
     "ld": true,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "move_2x"
       ]
      }
     ],
     "pass1": [
      {
       "if": "in_cover",
       "do": [
        "move_1x"
       ]
      },
      {
       "if": "any",
       "do": [
        "move_1_5x"
       ]
      }
     ],
     "pass0": [
      {
       "if": "in_cover",
       "do": [
        "remain_in_place"
       ]
      },
      {
       "if": "any",
       "do": [
        "move_1x"
       ]
      }
     ]
    },
    {
     "test": "in-sight",
     "title": "In Sight",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "zombie_over_6in",
       "do": [
        "hold_fire"
       ]
      },
      {
       "if": "cannot_shoot",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "any",
       "do": [
        "fire"
       ]
      }
     ],
     "pass1": [
      {
       "if": "cannot_shoot",
       "do": [
        "halt"
       ]
      },
      {
       "if": "any",
       "do": [
        "snap_fire"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "no_fire"
       ]
      }
     ]
    },
    {
     "test": "received-fire",
     "title": "Received Fire",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "charger",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "retrieving_wounded",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "outgunned",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "any",
       "do": [
        "fire"
       ]
      }
     ],
     "pass1": [
      {
       "if": "charger",
       "do": [
        "snap_fire"
       ]
      },
      {
       "if": "retrieving_wounded",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "outgunned",
       "do": [
        "duck_back"
       ],
       "by": "BDZ-shoot-outgunned"
      },
      {
       "if": "in_cover",
       "do": [
        "snap_fire"
       ]
      },
      {
       "if": "any",
       "do": [
        "duck_back"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "wanting-to-charge",
     "title": "Wanting To Charge",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "charge"
       ]
      }
     ],
     "pass1": [
      {
       "if": "in_cover",
       "do": [
        "snap_fire"
       ]
      },
      {
       "if": "any",
       "do": [
        "charge"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "halt",
        "no_fire"
       ]
      }
     ]
    },
    {
     "test": "being-charged",
     "title": "Being Charged",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "can_fire",
       "do": [
        "fire",
        "melee"
       ]
      },
      {
       "if": "any",
       "do": [
        "melee"
       ]
      }
     ],
     "pass1": [
      {
       "if": "charged_rear",
       "do": [
        "no_fire",
        "melee_rear"
       ]
      },
      {
       "if": "any",
       "do": [
        "no_fire",
        "melee"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "rally",
     "title": "Rally",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "in_cover",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "hunker_down"
       ]
      }
     ]
    },
    {
     "test": "man-down",
     "title": "Man Down",
     "ld": false,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "no_friend_carrying_on_4in",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "leader-lost",
     "title": "Leader Lost",
     "ld": false,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on",
        "leader_now"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "halt",
        "leader_next_active"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "recover-from-knock-down",
     "title": "Recover From Knock Down",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "stunned"
       ]
      }
     ],
     "pass1": [
      {
       "if": "protected",
       "do": [
        "stunned"
       ]
      },
      {
       "if": "any",
       "do": [
        "out_of_fight"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "obviously_dead"
       ]
      }
     ]
    },
    {
     "test": "zed-or-no-zed",
     "title": "Zed Or No Zed",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "doubles",
       "do": [
        "count_as_pass1"
       ]
      },
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "zombie_charges",
        "take_being_charged"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "zombie_charges_into_melee",
        "zombie_plus_2d6"
       ]
      }
     ]
    },
    {
     "test": "see-the-feast",
     "title": "See The Feast",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on",
        "never_test_again"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "duck_back",
        "take_sanity"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire",
        "take_sanity"
       ]
      }
     ]
    },
    {
     "test": "sanity",
     "title": "Sanity",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "stunned",
        "feast_again_when_called"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "hunker_down",
        "feast_again_when_called"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "hunker_down",
        "never_rally"
       ]
      }
     ]
    }
   ]
  },
  {
   "id": "BDZ-T-react-military",
   "title": "Military reaction tests",
   "roll": "2d6 against Rep, one roll for the group; a Leader Die may be added where ld is true; a Star may choose the result where star_choice is true",
   "provenance": "stated",
   "read": "the first case in the list that fits the figure applies; words in BDZ-T-react-vocab",
   "note": "Also used by police. The pass 1d6 cell of Fast Move begins with a leftover word for others; no cover case belongs to it.",
   "rows": [
    {
     "test": "fast-move",
     "title": "Fast Move",
     "ld": true,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "move_2x"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "move_1_5x"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "move_1x"
       ]
      }
     ]
    },
    {
     "test": "in-sight",
     "title": "In Sight",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "zombie_over_6in",
       "do": [
        "hold_fire"
       ]
      },
      {
       "if": "cannot_shoot",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "any",
       "do": [
        "fire"
       ]
      }
     ],
     "pass1": [
      {
       "if": "cannot_shoot",
       "do": [
        "halt"
       ]
      },
      {
       "if": "any",
       "do": [
        "snap_fire"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "no_fire"
       ]
      }
     ]
    },
    {
     "test": "received-fire",
     "title": "Received Fire",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "charger",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "retrieving_wounded",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "outgunned",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "any",
       "do": [
        "fire"
       ]
      }
     ],
     "pass1": [
      {
       "if": "charger",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "retrieving_wounded",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "outgunned",
       "do": [
        "duck_back"
       ],
       "by": "BDZ-shoot-outgunned"
      },
      {
       "if": "in_cover",
       "do": [
        "fire"
       ]
      },
      {
       "if": "any",
       "do": [
        "duck_back"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "duck_back"
       ]
      }
     ]
    },
    {
     "test": "wanting-to-charge",
     "title": "Wanting To Charge",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "charge"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "charge"
       ]
      }
     ],
     "pass0": [
      {
       "if": "in_cover",
       "do": [
        "snap_fire"
       ]
      },
      {
       "if": "any",
       "do": [
        "halt",
        "no_fire"
       ]
      }
     ]
    },
    {
     "test": "being-charged",
     "title": "Being Charged",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "can_fire",
       "do": [
        "fire",
        "melee"
       ]
      },
      {
       "if": "any",
       "do": [
        "melee"
       ]
      }
     ],
     "pass1": [
      {
       "if": "charged_rear",
       "do": [
        "no_fire",
        "melee_rear"
       ]
      },
      {
       "if": "any",
       "do": [
        "no_fire",
        "melee"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "rally",
     "title": "Rally",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass0": [
      {
       "if": "in_cover",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "any",
       "do": [
        "hunker_down"
       ]
      }
     ]
    },
    {
     "test": "man-down",
     "title": "Man Down",
     "ld": false,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "no_friend_carrying_on_4in",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "leader-lost",
     "title": "Leader Lost",
     "ld": false,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on",
        "leader_now"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "carry_on",
        "leader_now"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "halt",
        "leader_next_active"
       ]
      }
     ]
    },
    {
     "test": "recover-from-knock-down",
     "title": "Recover From Knock Down",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "stunned"
       ]
      }
     ],
     "pass1": [
      {
       "if": "protected",
       "do": [
        "stunned"
       ]
      },
      {
       "if": "any",
       "do": [
        "out_of_fight"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "obviously_dead"
       ]
      }
     ]
    },
    {
     "test": "zed-or-no-zed",
     "title": "Zed Or No Zed",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "doubles",
       "do": [
        "count_as_pass1"
       ]
      },
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "zombie_charges",
        "take_being_charged"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "zombie_charges_into_melee",
        "zombie_plus_2d6"
       ]
      }
     ]
    },
    {
     "test": "see-the-feast",
     "title": "See The Feast",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on",
        "never_test_again"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "duck_back",
        "take_sanity"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire",
        "take_sanity"
       ]
      }
     ]
    },
    {
     "test": "sanity",
     "title": "Sanity",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "stunned",
        "feast_again_when_called"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "hunker_down",
        "feast_again_when_called"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "hunker_down",
        "never_rally"
       ]
      }
     ]
    }
   ]
  },
  {
   "id": "BDZ-T-react-civilian",
   "title": "Civilian reaction tests",
   "roll": "2d6 against Rep, one roll for the group; a Leader Die may be added where ld is true; a Star may choose the result where star_choice is true",
   "provenance": "stated",
   "read": "the first case in the list that fits the figure applies; words in BDZ-T-react-vocab",
   "rows": [
    {
     "test": "fast-move",
     "title": "Fast Move",
     "ld": true,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "move_2x"
       ]
      }
     ],
     "pass1": [
      {
       "if": "in_cover",
       "do": [
        "move_1x"
       ]
      },
      {
       "if": "any",
       "do": [
        "move_1_5x"
       ]
      }
     ],
     "pass0": [
      {
       "if": "in_cover",
       "do": [
        "remain_in_place"
       ]
      },
      {
       "if": "any",
       "do": [
        "move_1x"
       ]
      }
     ]
    },
    {
     "test": "in-sight",
     "title": "In Sight",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "cannot_shoot",
       "do": [
        "halt"
       ]
      },
      {
       "if": "any",
       "do": [
        "snap_fire"
       ]
      }
     ],
     "pass1": [
      {
       "if": "cannot_shoot",
       "do": [
        "halt"
       ]
      },
      {
       "if": "any",
       "do": [
        "no_fire"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "received-fire",
     "title": "Received Fire",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "charger",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "retrieving_wounded",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "outgunned",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "any",
       "do": [
        "snap_fire"
       ]
      }
     ],
     "pass1": [
      {
       "if": "charger",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "retrieving_wounded",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "outgunned",
       "do": [
        "duck_back"
       ],
       "by": "BDZ-shoot-outgunned"
      },
      {
       "if": "in_cover",
       "do": [
        "snap_fire"
       ]
      },
      {
       "if": "any",
       "do": [
        "duck_back"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "wanting-to-charge",
     "title": "Wanting To Charge",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "charge"
       ]
      }
     ],
     "pass1": [
      {
       "if": "in_cover",
       "do": [
        "snap_fire"
       ]
      },
      {
       "if": "any",
       "do": [
        "charge"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "halt",
        "no_fire"
       ]
      }
     ]
    },
    {
     "test": "being-charged",
     "title": "Being Charged",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "can_fire",
       "do": [
        "fire",
        "melee"
       ]
      },
      {
       "if": "any",
       "do": [
        "melee"
       ]
      }
     ],
     "pass1": [
      {
       "if": "charged_rear",
       "do": [
        "no_fire",
        "melee_rear"
       ]
      },
      {
       "if": "any",
       "do": [
        "no_fire",
        "melee"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "rally",
     "title": "Rally",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "hunker_down"
       ]
      }
     ]
    },
    {
     "test": "man-down",
     "title": "Man Down",
     "ld": false,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "no_friend_carrying_on_4in",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "leader-lost",
     "title": "Leader Lost",
     "ld": false,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "halt",
        "leader_next_active"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "halt",
        "leader_next_active"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "recover-from-knock-down",
     "title": "Recover From Knock Down",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "stunned"
       ]
      }
     ],
     "pass1": [
      {
       "if": "protected",
       "do": [
        "stunned"
       ]
      },
      {
       "if": "any",
       "do": [
        "out_of_fight"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "obviously_dead"
       ]
      }
     ]
    },
    {
     "test": "zed-or-no-zed",
     "title": "Zed Or No Zed",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "doubles",
       "do": [
        "count_as_pass1"
       ]
      },
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "zombie_charges",
        "take_being_charged"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "zombie_charges_into_melee",
        "zombie_plus_2d6"
       ]
      }
     ]
    },
    {
     "test": "see-the-feast",
     "title": "See The Feast",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on",
        "never_test_again"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "duck_back",
        "take_sanity"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire",
        "take_sanity"
       ]
      }
     ]
    },
    {
     "test": "sanity",
     "title": "Sanity",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "stunned",
        "feast_again_when_called"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "hunker_down",
        "feast_again_when_called"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "hunker_down",
        "never_rally"
       ]
      }
     ]
    }
   ]
  },
  {
   "id": "BDZ-T-react-ganger",
   "title": "Ganger reaction tests",
   "roll": "2d6 against Rep, one roll for the group; a Leader Die may be added where ld is true; a Star may choose the result where star_choice is true",
   "provenance": "stated",
   "read": "the first case in the list that fits the figure applies; words in BDZ-T-react-vocab",
   "note": "Also used by rogue police.",
   "rows": [
    {
     "test": "fast-move",
     "title": "Fast Move",
     "ld": true,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "move_2x"
       ]
      }
     ],
     "pass1": [
      {
       "if": "in_cover",
       "do": [
        "move_1x"
       ]
      },
      {
       "if": "any",
       "do": [
        "move_1_5x"
       ]
      }
     ],
     "pass0": [
      {
       "if": "in_cover",
       "do": [
        "remain_in_place"
       ]
      },
      {
       "if": "any",
       "do": [
        "move_1x"
       ]
      }
     ]
    },
    {
     "test": "in-sight",
     "title": "In Sight",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "cannot_shoot",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "any",
       "do": [
        "fire"
       ]
      }
     ],
     "pass1": [
      {
       "if": "cannot_shoot",
       "do": [
        "halt"
       ]
      },
      {
       "if": "any",
       "do": [
        "snap_fire"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "no_fire"
       ]
      }
     ]
    },
    {
     "test": "received-fire",
     "title": "Received Fire",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "charger",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "retrieving_wounded",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "outgunned",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "any",
       "do": [
        "snap_fire"
       ]
      }
     ],
     "pass1": [
      {
       "if": "charger",
       "do": [
        "snap_fire"
       ]
      },
      {
       "if": "retrieving_wounded",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "outgunned",
       "do": [
        "duck_back"
       ],
       "by": "BDZ-shoot-outgunned"
      },
      {
       "if": "in_cover",
       "do": [
        "snap_fire"
       ]
      },
      {
       "if": "any",
       "do": [
        "duck_back"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "wanting-to-charge",
     "title": "Wanting To Charge",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "charge"
       ]
      }
     ],
     "pass1": [
      {
       "if": "in_cover",
       "do": [
        "snap_fire"
       ]
      },
      {
       "if": "any",
       "do": [
        "charge"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "halt",
        "no_fire"
       ]
      }
     ]
    },
    {
     "test": "being-charged",
     "title": "Being Charged",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "can_fire",
       "do": [
        "snap_fire",
        "melee"
       ]
      },
      {
       "if": "any",
       "do": [
        "melee"
       ]
      }
     ],
     "pass1": [
      {
       "if": "charged_rear",
       "do": [
        "no_fire",
        "melee_rear"
       ]
      },
      {
       "if": "any",
       "do": [
        "no_fire",
        "melee"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "rally",
     "title": "Rally",
     "ld": true,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "in_cover",
       "do": [
        "carry_on"
       ]
      },
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "hunker_down"
       ]
      }
     ]
    },
    {
     "test": "man-down",
     "title": "Man Down",
     "ld": false,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "no_friend_carrying_on_4in",
       "do": [
        "duck_back"
       ]
      },
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "leader-lost",
     "title": "Leader Lost",
     "ld": false,
     "star_choice": true,
     "pass2": [
      {
       "if": "any",
       "do": [
        "halt",
        "leader_next_active"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "halt",
        "leader_next_active"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire"
       ]
      }
     ]
    },
    {
     "test": "recover-from-knock-down",
     "title": "Recover From Knock Down",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "stunned"
       ]
      }
     ],
     "pass1": [
      {
       "if": "protected",
       "do": [
        "stunned"
       ]
      },
      {
       "if": "any",
       "do": [
        "out_of_fight"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "obviously_dead"
       ]
      }
     ]
    },
    {
     "test": "zed-or-no-zed",
     "title": "Zed Or No Zed",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "doubles",
       "do": [
        "count_as_pass1"
       ]
      },
      {
       "if": "any",
       "do": [
        "carry_on"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "zombie_charges",
        "take_being_charged"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "zombie_charges_into_melee",
        "zombie_plus_2d6"
       ]
      }
     ]
    },
    {
     "test": "see-the-feast",
     "title": "See The Feast",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "carry_on",
        "never_test_again"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "duck_back",
        "take_sanity"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "retire",
        "take_sanity"
       ]
      }
     ]
    },
    {
     "test": "sanity",
     "title": "Sanity",
     "ld": false,
     "star_choice": false,
     "pass2": [
      {
       "if": "any",
       "do": [
        "stunned",
        "feast_again_when_called"
       ]
      }
     ],
     "pass1": [
      {
       "if": "any",
       "do": [
        "hunker_down",
        "feast_again_when_called"
       ]
      }
     ],
     "pass0": [
      {
       "if": "any",
       "do": [
        "hunker_down",
        "never_rally"
       ]
      }
     ]
    }
   ]
  },
  {
   "id": "BDZ-T-react-vehicle",
   "title": "Vehicle reaction tests",
   "roll": "2d6 against Rep of the one named; a Star may choose the result where star_choice is true",
   "provenance": "stated",
   "rows": [
    {
     "test": "vehicle-in-sight",
     "taken_by": "driver",
     "star_choice": false,
     "pass2": "move as far as half the present speed, with a veer of at most 45 degrees if wished; a stop afterwards is allowed",
     "pass1": "move as far as half the present speed, with a veer of at most 45 degrees if wished; a stop afterwards is allowed",
     "pass0": "do nothing"
    },
    {
     "test": "vehicle-received-fire",
     "taken_by": "driver",
     "star_choice": true,
     "pass2": "move as far as half the present speed, with a veer of at most 45 degrees if wished; a stop afterwards is allowed",
     "pass1": "the vehicle moves forward half its current speed, then veers 3 inches away from the danger",
     "pass0": "the vehicle moves forward half its current speed, then veers 3 inches away from the danger; take Lose Control"
    },
    {
     "test": "vehicle-charge",
     "taken_by": "driver",
     "star_choice": true,
     "pass2": "success: move to within 3 inches of the target, which takes Being Run Down",
     "pass1": "success: move to within 3 inches of the target, which takes Being Run Down with Rep +1",
     "pass0": "the target fires at the driver, then dodges out of the path and goes prone; the vehicle moves its remaining distance"
    },
    {
     "test": "vehicle-charged",
     "taken_by": "driver",
     "star_choice": true,
     "pass2": "charged by characters: carry on; charged by a vehicle: choose to bash or to take Lose Control",
     "pass1": "charged by characters: carry on; charged by a vehicle: must take Lose Control",
     "pass0": "charged by characters: keep speed and course; charged by a vehicle: must take Lose Control with Rep -1"
    },
    {
     "test": "being-run-down",
     "taken_by": "target",
     "star_choice": false,
     "pass2": "the target fires at the driver, then dodges out of the path and goes prone; the vehicle moves its remaining distance",
     "pass1": "driver has the higher Rep, or the target is prone: as pass 0d6; target has equal or higher Rep: as pass 2d6",
     "pass0": "the vehicle hits the target and its driver must take Lose Control; the pedestrian rolls on the Ranged Combat Damage Table with the vehicle's Bash Value as Impact"
    },
    {
     "test": "lose-control",
     "taken_by": "driver",
     "star_choice": false,
     "pass2": "running down a pedestrian or no bash: carries on; bash: the driver swerves past and carries on",
     "pass1": "running down a pedestrian or no bash: carries on; bash: the driver swerves past but the vehicle slides to a stop and must be restarted by the roll for a car that will not start",
     "pass0": "running down a pedestrian or no bash: loses control, the vehicle rolls over and is beyond repair, all aboard roll on the Ranged Combat Damage Table against Impact 3; bash: the collision happens, go to the Bash Table"
    },
    {
     "test": "driver-test",
     "taken_by": "driver",
     "star_choice": false,
     "pass2": "on road up to twice the speed and take Lose Control (or choose one and a half times and take no Lose Control); cross country up to full speed and take Lose Control",
     "pass1": "on road up to one and a half times the speed; cross country up to three quarters",
     "pass0": "on road up to full speed; cross country up to half"
    }
   ],
   "note": "In the scan the last line of the pass 2d6 In Sight cell is the first line of the Received Fire row below it. For being-run-down pass 1d6 a prone target always counts as pass 0d6 even with the higher Rep."
  },
  {
   "id": "BDZ-T-weapons",
   "title": "Ranged weapons",
   "provenance": "stated",
   "rows": [
    {
     "id": "assault-rifle",
     "name": "Assault rifle",
     "abbr": "AR",
     "range": 48,
     "dice": [
      1,
      3
     ],
     "target": 3,
     "impact": 3,
     "one_handed": false
    },
    {
     "id": "ba-pistol",
     "name": "BA pistol",
     "abbr": "BAP",
     "range": 12,
     "dice": [
      1,
      2
     ],
     "target": 2,
     "impact": 2,
     "one_handed": true
    },
    {
     "id": "bolt-action-rifle",
     "name": "Bolt action rifle",
     "abbr": "BA",
     "range": 48,
     "dice": [
      1
     ],
     "target": 1,
     "impact": 3,
     "one_handed": false
    },
    {
     "id": "flash-bang-grenade",
     "name": "Flash bang grenade",
     "abbr": "FBG",
     "range": 6,
     "dice": [],
     "target": null,
     "blast_circle": 12,
     "impact": null,
     "one_handed": true
    },
    {
     "id": "machine-pistol",
     "name": "Machine pistol",
     "abbr": "MP",
     "range": 12,
     "dice": [
      3
     ],
     "target": 3,
     "impact": 1,
     "one_handed": true
    },
    {
     "id": "pistol",
     "name": "Pistol",
     "abbr": "P",
     "range": 12,
     "dice": [
      1,
      2
     ],
     "target": 2,
     "impact": 1,
     "one_handed": true
    },
    {
     "id": "semi-automatic-rifle",
     "name": "Semi-automatic rifle",
     "abbr": "SA",
     "range": 48,
     "dice": [
      1,
      2
     ],
     "target": 2,
     "impact": 3,
     "one_handed": false
    },
    {
     "id": "shotgun",
     "name": "Shotgun",
     "abbr": "SG",
     "range": 12,
     "dice": [
      6
     ],
     "best": 3,
     "target": 3,
     "impact": 2,
     "one_handed": false
    },
    {
     "id": "squad-automatic-weapon",
     "name": "Squad automatic weapon",
     "abbr": "SAW",
     "range": 48,
     "dice": [
      4
     ],
     "target": 4,
     "impact": 3,
     "one_handed": false
    },
    {
     "id": "submachine-gun",
     "name": "Submachine gun",
     "abbr": "SMG",
     "range": 24,
     "dice": [
      3
     ],
     "target": 3,
     "impact": 1,
     "one_handed": false
    }
   ],
   "note": "one_handed is inferred from the three weapons that may be fired in pairs. dice lists the permitted numbers; the first is the minimum used for automatic kills (a shotgun rolls its six)."
  },
  {
   "id": "BDZ-T-outgunned",
   "title": "Outgunned rankings",
   "provenance": "reconstructed",
   "rows": [
    {
     "rank": 5,
     "weapons": [
      "flash-bang-grenade"
     ]
    },
    {
     "rank": 4,
     "weapons": [
      "squad-automatic-weapon"
     ]
    },
    {
     "rank": 3,
     "weapons": [
      "assault-rifle"
     ]
    },
    {
     "rank": 2,
     "weapons": [
      "submachine-gun",
      "machine-pistol",
      "shotgun",
      "semi-automatic-rifle"
     ]
    },
    {
     "rank": 1,
     "weapons": [
      "bolt-action-rifle",
      "ba-pistol",
      "pistol"
     ]
    },
    {
     "rank": 0,
     "weapons": [],
     "note": "no working ranged weapon in range; melee only figures are never outgunned"
    }
   ],
   "never": [
    "star",
    "charger",
    "melee_weapon_only",
    "retrieving_wounded"
   ],
   "built_from": "Stated: assault rifle 3 and semi-automatic rifle less. Examples: SMG over BA pistol, grenade over SAW. Advice: machine pistol is the gun for outgunning, BA pistol the back up. The rest follows Target and range: Target 4 above Target 3 at 48 inches, then short range Target 3 and the semi-automatic rifle, then all others."
  },
  {
   "id": "BDZ-T-los",
   "title": "How far one sees",
   "provenance": "stated",
   "rows": [
    {
     "condition": "daytime, open",
     "limit": null
    },
    {
     "condition": "night",
     "limit": 12,
     "exception": "none for targets in a well-lit place"
    },
    {
     "condition": "pre-dawn or evening",
     "limit": 18,
     "exception": "none for targets in a well-lit place"
    },
    {
     "condition": "inside woods or rough terrain, day",
     "limit": 12
    },
    {
     "condition": "inside woods or rough terrain, night",
     "limit": 6
    },
    {
     "condition": "fog, heavy rain and the like, day",
     "limit": 12
    },
    {
     "condition": "fog, heavy rain and the like, night",
     "limit": 6
    }
   ],
   "note": "Where two lines apply the shorter one counts. They hold for zombies as for humans, but for those of woods and rough terrain (BDZ-zmove-woods)."
  },
  {
   "id": "BDZ-T-shoot",
   "title": "Ranged Combat",
   "roll": "1d6 + shooter's Rep for each die; two or more ones in the fire mean out of ammo",
   "provenance": "stated",
   "rows": [
    {
     "total": 7,
     "or_less": true,
     "miss_if": [
      "always"
     ],
     "otherwise": "miss"
    },
    {
     "total": 8,
     "miss_if": [
      "target_concealed",
      "target_in_cover",
      "target_prone",
      "target_moved_fast",
      "shooter_moved_fast",
      "shooter_snap_firing",
      "second_or_later_target"
     ],
     "otherwise": "hit"
    },
    {
     "total": 9,
     "miss_if": [
      "target_in_cover",
      "shooter_moved_fast",
      "shooter_snap_firing",
      "third_or_later_target"
     ],
     "otherwise": "hit"
    },
    {
     "total": 10,
     "or_more": true,
     "miss_if": [],
     "otherwise": "hit"
    }
   ]
  },
  {
   "id": "BDZ-T-damage",
   "title": "Ranged Combat Damage",
   "roll": "1d6 for each hit, against the weapon's Impact",
   "provenance": "stated",
   "rows": [
    {
     "die": "1",
     "human": "obviously_dead",
     "zombie": "obviously_dead"
    },
    {
     "die": "Impact or less, not 1",
     "human": "out_of_fight",
     "zombie": "obviously_dead"
    },
    {
     "die": "above Impact",
     "human": "knocked down, takes Recover From Knock Down at once",
     "zombie": "knocked down"
    }
   ],
   "zombie_rule": "Against a zombie the shooter's Rep stands in place of Impact unless the shooter is being charged."
  },
  {
   "id": "BDZ-T-grenade-throw",
   "title": "Throwing a grenade",
   "roll": "2d6 against the thrower's Rep",
   "provenance": "stated",
   "rows": [
    {
     "passed": 2,
     "result": "lands on the named spot; roll for the effect"
    },
    {
     "passed": 1,
     "if": "the thrower sees the spot, or drops it over a wall, rolls it into a doorway or the like",
     "result": "lands on the named spot; roll for the effect"
    },
    {
     "passed": 1,
     "if": "the thrower cannot see the spot",
     "result": "misses; the target takes Received Fire counting as outgunned"
    },
    {
     "passed": 0,
     "result": "dropped at the thrower; everyone in the circle rolls 1d6, and at Rep or less drops prone unharmed; the rest roll for the effect"
    }
   ]
  },
  {
   "id": "BDZ-T-flashbang",
   "title": "Flash bang results",
   "roll": "2d6 against the target's Rep",
   "provenance": "stated",
   "rows": [
    {
     "passed": 2,
     "human": "unaffected; takes no Received Fire"
    },
    {
     "passed": 1,
     "human": "stunned"
    },
    {
     "passed": 0,
     "human": "knocked down, takes Recover From Knock Down at once"
    },
    {
     "passed": null,
     "zombie": "no roll: halts and loses one activation, whichever way it faces"
    }
   ]
  },
  {
   "id": "BDZ-T-melee-weapons",
   "title": "Melee weapons",
   "provenance": "stated",
   "rows": [
    {
     "id": "unarmed",
     "name": "Unarmed",
     "hands": 0,
     "impact": 1,
     "provenance": "inferred"
    },
    {
     "id": "one-handed",
     "name": "One handed weapon (machete, knife)",
     "hands": 1,
     "impact": 2
    },
    {
     "id": "two-handed",
     "name": "Two handed weapon (axe)",
     "hands": 2,
     "impact": 3
    },
    {
     "id": "improvised-one-handed",
     "name": "Improvised one handed (pipe)",
     "hands": 1,
     "impact": 1
    },
    {
     "id": "improvised-two-handed",
     "name": "Improvised two handed (baseball bat)",
     "hands": 2,
     "impact": 2
    },
    {
     "id": "chainsaw",
     "name": "Chain saw",
     "hands": 2,
     "impact": 4,
     "dice": 3
    },
    {
     "id": "zombie",
     "name": "Zombie hands and teeth",
     "hands": 0,
     "impact": 1
    }
   ]
  },
  {
   "id": "BDZ-T-melee-mods",
   "title": "Melee dice",
   "provenance": "stated",
   "rows": [
    {
     "for": "human",
     "dice": "Rep"
    },
    {
     "for": "zombie",
     "dice": 1
    },
    {
     "for": "Zed Or No Zed passed 0d6",
     "dice_mod": 2,
     "applies_to": "that zombie"
    },
    {
     "for": "higher Impact weapon than the opponent",
     "dice_mod": 1
    },
    {
     "for": "prone or attacked in the rear",
     "dice_mod": -2
    },
    {
     "for": "retrieving wounded",
     "dice_mod": -2
    },
    {
     "for": "chain saw",
     "dice_mod": 3
    },
    {
     "for": "Brawler",
     "dice_mod": 1
    },
    {
     "for": "Knifeman with a knife",
     "dice_mod": 1
    },
    {
     "for": "Runt",
     "dice_mod": -1
    },
    {
     "for": "finished off while helpless",
     "dice": 0
    }
   ]
  },
  {
   "id": "BDZ-T-melee",
   "title": "Melee result",
   "roll": "keep re-rolling successes (1-3) until one or both sides have none, then compare",
   "provenance": "stated",
   "rows": [
    {
     "lead": 2,
     "or_more": true,
     "human_loser": "obviously_dead",
     "zombie_loser": "obviously_dead"
    },
    {
     "lead": 1,
     "human_loser": "out_of_fight",
     "zombie_loser": "obviously_dead"
    },
    {
     "lead": 0,
     "result": "evenly matched, still in melee; when active break off or fight on"
    }
   ]
  },
  {
   "id": "BDZ-T-recover-during",
   "title": "Recovery during the encounter",
   "roll": "2d6 against the wounded character's Rep, +1d6 with a doctor in contact; a 6 always fails",
   "provenance": "stated",
   "rows": [
    {
     "passed": 2,
     "result": "conscious again at normal Rep"
    },
    {
     "passed": 1,
     "if": "a nurse or similar is in contact",
     "result": "conscious again at normal Rep"
    },
    {
     "passed": 1,
     "if": "otherwise",
     "result": "out for the rest of the encounter"
    },
    {
     "passed": 0,
     "result": "out for the rest of the encounter"
    }
   ]
  },
  {
   "id": "BDZ-T-recover-after",
   "title": "Recovery after the encounter",
   "roll": "2d6 against the character's Rep, +1d6 with a doctor in contact; a 6 always fails",
   "provenance": "stated",
   "rows": [
    {
     "passed": 2,
     "out_of_fight": "recovers at normal Rep",
     "retired": "returns"
    },
    {
     "passed": 1,
     "if": "a nurse or similar is present",
     "out_of_fight": "recovers at normal Rep",
     "retired": "returns one Rep lower"
    },
    {
     "passed": 1,
     "if": "otherwise",
     "out_of_fight": "recovers one Rep lower",
     "retired": "returns one Rep lower"
    },
    {
     "passed": 0,
     "out_of_fight": "dies",
     "retired": "never returns"
    }
   ],
   "note": "Anyone put down by a flash bang uses the pass 2d6 row without rolling."
  },
  {
   "id": "BDZ-T-dv",
   "title": "Defensive Value",
   "provenance": "stated",
   "rows": [
    {
     "structure": "tent, cloth",
     "dv": 1
    },
    {
     "structure": "interior wall",
     "dv": 2
    },
    {
     "structure": "ordinary wood or light frame",
     "dv": 2
    },
    {
     "structure": "brick, stacked sandbags or the like",
     "dv": 3
    }
   ],
   "use": "Impact higher than the value: concealment only, not cover"
  },
  {
   "id": "BDZ-T-bldg-move",
   "title": "Movement in buildings, humans",
   "provenance": "stated",
   "rows": [
    {
     "act": "door, in or out, outside or interior",
     "cost": 2,
     "ends_move": false
    },
    {
     "act": "window in",
     "cost": 4,
     "ends_move": false
    },
    {
     "act": "window out",
     "cost": 4,
     "ends_move": true,
     "may_fire": true
    },
    {
     "act": "up or down one level",
     "cost": "half the move",
     "ends_move": false
    }
   ]
  },
  {
   "id": "BDZ-T-barricade",
   "title": "Barricades",
   "provenance": "stated",
   "rows": [
    {
     "what": "door",
     "max_rep": 4,
     "gain_per_activation": 1
    },
    {
     "what": "window",
     "max_rep": 3,
     "gain_per_activation": 1
    }
   ]
  },
  {
   "id": "BDZ-T-zgen-start",
   "title": "Zombies at the start",
   "roll": "for each human",
   "provenance": "stated",
   "rows": [
    {
     "area": "urban",
     "zombies": "1 + 1d6",
     "min": 2,
     "max": 7
    },
    {
     "area": "suburbs",
     "zombies": "1d6",
     "min": 1,
     "max": 6
    },
    {
     "area": "rural",
     "zombies": "1/2d6",
     "min": 1,
     "max": 3
    }
   ]
  },
  {
   "id": "BDZ-T-zgen-noise",
   "title": "Zombies drawn by noise",
   "roll": "1d6 for each shot, at the end of the turn",
   "provenance": "stated",
   "rows": [
    {
     "area": "urban",
     "zombie_on": [
      4,
      6
     ]
    },
    {
     "area": "suburbs",
     "zombie_on": [
      5,
      6
     ]
    },
    {
     "area": "rural",
     "zombie_on": [
      6,
      6
     ]
    }
   ]
  },
  {
   "id": "BDZ-T-noise",
   "title": "How many shots a noise counts as",
   "provenance": "stated",
   "rows": [
    {
     "noise": "each shooting die",
     "shots": 1
    },
    {
     "noise": "shotgun, each fire",
     "shots": 6
    },
    {
     "noise": "vehicle being started, or a failed start",
     "shots": 6
    },
    {
     "noise": "running vehicle, at its first and last spot of the turn, each",
     "shots": 6,
     "see": "BDZ-veh-noise"
    },
    {
     "noise": "car alarm",
     "shots": 6,
     "see": "BDZ-veh-noise"
    },
    {
     "noise": "chain saw, each turn it runs, at its first spot",
     "shots": 6
    },
    {
     "noise": "explosion",
     "shots": 12
    }
   ]
  },
  {
   "id": "BDZ-T-zgen-place",
   "title": "Where a zombie is placed",
   "roll": "1d6 for each zombie; 12 inches from the player or spot",
   "provenance": "stated",
   "rows": [
    {
     "die": [
      1,
      2
     ],
     "toward": "top"
    },
    {
     "die": [
      3,
      3
     ],
     "toward": "right"
    },
    {
     "die": [
      4,
      5
     ],
     "toward": "bottom"
    },
    {
     "die": [
      6,
      6
     ],
     "toward": "left"
    }
   ],
   "clockwise": [
    "top",
    "right",
    "bottom",
    "left"
   ],
   "off_table": "turn the spot clockwise about its centre until it is on the table, still 12 inches away"
  },
  {
   "id": "BDZ-T-zmove",
   "title": "Zombie movement",
   "provenance": "stated",
   "rows": [
    {
     "terrain": "open, road, hill",
     "rate": 6
    },
    {
     "terrain": "inside a building",
     "rate": 4
    },
    {
     "terrain": "woods or rough terrain",
     "rate": 3
    },
    {
     "terrain": "water, along the bottom",
     "rate": 3
    },
    {
     "terrain": "impassable rock",
     "rate": 0
    }
   ]
  },
  {
   "id": "BDZ-T-zact",
   "title": "What a zombie does",
   "provenance": "stated",
   "rows": [
    {
     "order": 0,
     "if": "downed human within 12 inches and in sight, zombie not in melee",
     "do": "go and feast"
    },
    {
     "order": 1,
     "if": "human in sight",
     "do": "move toward it at full rate, charging if it can reach"
    },
    {
     "order": 2,
     "if": "noise within 24 inches",
     "do": "move toward the spot with the most shots"
    },
    {
     "order": 3,
     "if": "a human it last saw has moved out of view",
     "do": "move toward the last place seen"
    },
    {
     "order": 4,
     "if": "nothing else",
     "do": "move the way it faces; dead end or table edge: 1-3 left, 4-6 right"
    }
   ]
  },
  {
   "id": "BDZ-T-areas",
   "title": "Areas",
   "provenance": "stated",
   "rows": [
    {
     "area": "urban",
     "buildings": "three quarters of the table",
     "building_count": null,
     "storeys": "many",
     "vehicles": "up to 6 + 1d6"
    },
    {
     "area": "suburbs",
     "buildings": "a quarter to a half of the table",
     "building_count": null,
     "storeys": "one or two",
     "vehicles": "up to 3 + 1d6"
    },
    {
     "area": "rural",
     "buildings": "up to a quarter of the table",
     "building_count": "half the time no more than 1/2d6",
     "storeys": "one",
     "vehicles": "1/2d6"
    }
   ],
   "note": "For a 48 by 48 inch table."
  },
  {
   "id": "BDZ-T-terrain",
   "title": "Terrain effects on humans",
   "provenance": "stated",
   "rows": [
    {
     "terrain": "clear",
     "move": "normal",
     "sight": "normal",
     "protection": "concealment in low bushes, suburbs and rural only"
    },
    {
     "terrain": "woods",
     "move": "half",
     "sight": "12 day, 6 night inside",
     "protection": "cover at the edge; 1 inch in cannot see or be seen from outside"
    },
    {
     "terrain": "rough",
     "move": "half",
     "sight": "12 day, 6 night inside",
     "protection": "as woods",
     "provenance": "inferred"
    },
    {
     "terrain": "road",
     "move": "normal, through any terrain",
     "sight": "normal",
     "protection": "none"
    },
    {
     "terrain": "hill",
     "move": "2 less when moving uphill",
     "sight": "blocks",
     "protection": "none"
    },
    {
     "terrain": "impassable rock",
     "move": "none",
     "sight": "blocks",
     "protection": "none",
     "provenance": "inferred"
    },
    {
     "terrain": "water",
     "move": "half",
     "sight": "normal",
     "protection": "none",
     "provenance": "reconstructed"
    }
   ],
   "note": "The seed gives no rule for humans in water; half speed is taken from woods."
  },
  {
   "id": "BDZ-T-roads",
   "title": "Roads",
   "provenance": "stated",
   "rows": [
    {
     "area": "urban",
     "roads": "two, crossing at the centre",
     "lanes_each_way": 2
    },
    {
     "area": "suburbs",
     "roads": "one, the length of the table",
     "lanes_each_way": 2
    },
    {
     "area": "rural",
     "roads": "one; 1-4 the length of the table, 5-6 stopping at a handful of buildings",
     "lanes_each_way": 1
    }
   ],
   "direction": {
    "1-3": "left to right",
    "4-6": "top to bottom"
   }
  },
  {
   "id": "BDZ-T-buildings-by-area",
   "title": "Commonly found buildings",
   "provenance": "stated",
   "rows": [
    {
     "area": "urban",
     "buildings": [
      "apartments",
      "church",
      "dock-shipyard",
      "gas-station",
      "hospital",
      "office-buildings",
      "police-station",
      "restaurant",
      "retail-store",
      "school",
      "supermarket",
      "warehouse"
     ]
    },
    {
     "area": "suburbs",
     "buildings": [
      "clinic",
      "church",
      "gas-station",
      "house",
      "military-base",
      "police-station",
      "restaurant",
      "retail-box-store",
      "retail-store",
      "school",
      "supermarket",
      "warehouse"
     ]
    },
    {
     "area": "rural",
     "buildings": [
      "clinic",
      "church",
      "gas-station",
      "house",
      "military-base",
      "retail-store",
      "restaurant",
      "school",
      "supermarket"
     ]
    }
   ]
  },
  {
   "id": "BDZ-T-building-types",
   "title": "Building descriptions",
   "provenance": "stated",
   "rows": [
    {
     "id": "apartments",
     "what": "dwellings for several families, any height"
    },
    {
     "id": "church",
     "what": "any house of worship"
    },
    {
     "id": "clinic",
     "what": "small medical place"
    },
    {
     "id": "dock-shipyard",
     "what": "where boats and ships come and go, from marina to industrial yard"
    },
    {
     "id": "gas-station",
     "what": "sells fuel, perhaps food"
    },
    {
     "id": "hospital",
     "what": "large medical place"
    },
    {
     "id": "house",
     "what": "dwelling for one family, mansion to cabin"
    },
    {
     "id": "military-base",
     "what": "military buildings, possibly armouries, medical places, housing"
    },
    {
     "id": "office-buildings",
     "what": "mostly high-rise offices"
    },
    {
     "id": "police-station",
     "what": "precinct to sheriff's office; may stand for a fire station or post office"
    },
    {
     "id": "restaurant",
     "what": "any restaurant, fast food place, diner or bar"
    },
    {
     "id": "retail-box-store",
     "what": "large one-stop store"
    },
    {
     "id": "retail-store",
     "what": "small or middle sized shop other than food"
    },
    {
     "id": "school",
     "what": "any school or college"
    },
    {
     "id": "supermarket",
     "what": "sells food and more"
    },
    {
     "id": "warehouse",
     "what": "storage, also self storage"
    }
   ]
  },
  {
   "id": "BDZ-T-vehicles-by-area",
   "title": "Commonly found vehicles",
   "provenance": "stated",
   "rows": [
    {
     "area": "urban",
     "vehicles": [
      "big-rig",
      "bus",
      "motorcycle",
      "pickup-truck",
      "sedan",
      "sports-car",
      "suv"
     ]
    },
    {
     "area": "suburbs",
     "vehicles": [
      "big-rig",
      "bus",
      "motorcycle",
      "pickup-truck",
      "rv",
      "sedan",
      "sports-car",
      "suv"
     ]
    },
    {
     "area": "rural",
     "vehicles": [
      "atv",
      "big-rig",
      "motorcycle",
      "pickup-truck",
      "rv",
      "sedan",
      "suv"
     ]
    }
   ]
  },
  {
   "id": "BDZ-T-area-density",
   "title": "Buildings and vehicles by area (table of 4 by 4 feet)",
   "provenance": "stated",
   "rows": [
    {
     "area": "urban",
     "buildings_share": {
      "exactly": 0.75
     },
     "storeys": "any",
     "vehicles_max": "6+1d6"
    },
    {
     "area": "suburbs",
     "buildings_share": {
      "min": 0.25,
      "max": 0.5
     },
     "storeys": "1 or 2",
     "vehicles_max": "3+1d6"
    },
    {
     "area": "rural",
     "buildings_share": {
      "max": 0.25
     },
     "buildings_cap": {
      "on_1d6": [
       1,
       2,
       3
      ],
      "cap": "1/2d6"
     },
     "storeys": 1,
     "vehicles": "1/2d6"
    }
   ],
   "note": "With two four-lane roads three quarters of the whole surface cannot be buildings; the share is counted in squares: BDZ-D-c101."
  },
  {
   "id": "BDZ-T-terrain-types",
   "title": "Terrain types",
   "provenance": "stated",
   "rows": [
    {
     "type": "clear",
     "move": "normal",
     "protection": {
      "urban": "none (paved)",
      "suburbs": "concealment from bushes",
      "rural": "concealment from bushes"
     }
    },
    {
     "type": "woods",
     "move": "half",
     "sight_inside": {
      "day": 12,
      "night": 6
     },
     "edge": "in cover; sees out and is seen",
     "no_sight_when_inside_by": 1
    },
    {
     "type": "road",
     "move": "normal over any terrain",
     "lanes_each_way": {
      "urban": 2,
      "suburbs": 2,
      "rural": 1
     }
    },
    {
     "type": "hill",
     "move": "-2 inches towards the top",
     "sight": "blocks",
     "top": {
      "1-3": "point",
      "4-6": "ridge"
     }
    }
   ]
  },
  {
   "id": "BDZ-T-terrain-generator",
   "title": "Terrain generator (stand-in)",
   "roll": "2d6 added, for each 12 inch square that the road does not fill",
   "provenance": "reconstructed",
   "rows": [
    {
     "total": 2,
     "urban": "hill",
     "suburbs": "hill",
     "rural": "hill"
    },
    {
     "total": 3,
     "urban": "woods",
     "suburbs": "hill",
     "rural": "hill"
    },
    {
     "total": 4,
     "urban": "woods",
     "suburbs": "woods",
     "rural": "woods"
    },
    {
     "total": 5,
     "urban": "clear",
     "suburbs": "woods",
     "rural": "woods"
    },
    {
     "total": 6,
     "urban": "building",
     "suburbs": "clear",
     "rural": "clear"
    },
    {
     "total": 7,
     "urban": "building",
     "suburbs": "building",
     "rural": "clear"
    },
    {
     "total": 8,
     "urban": "building",
     "suburbs": "building",
     "rural": "clear"
    },
    {
     "total": 9,
     "urban": "building",
     "suburbs": "clear",
     "rural": "building"
    },
    {
     "total": 10,
     "urban": "building",
     "suburbs": "building",
     "rural": "woods"
    },
    {
     "total": 11,
     "urban": "building",
     "suburbs": "clear",
     "rural": "clear"
    },
    {
     "total": 12,
     "urban": "clear",
     "suburbs": "wooded hill",
     "rural": "wooded hill"
    }
   ],
   "note": "Built from the terrain types, the smallest piece of 12 by 12 inches, and the share of buildings of each area. If the share is not reached, turn clear squares nearest the road into buildings until it is."
  },
  {
   "id": "BDZ-T-common-buildings",
   "title": "Commonly found buildings by area",
   "provenance": "stated",
   "rows": {
    "urban": [
     "Apartments",
     "Church",
     "Dock/Shipyard",
     "Gas Station",
     "Hospital",
     "Office Buildings",
     "Police Station",
     "Restaurant",
     "Retail Store",
     "School",
     "Supermarket",
     "Warehouse"
    ],
    "suburbs": [
     "Clinic",
     "Church",
     "Gas Station",
     "House",
     "Military Base",
     "Police Station",
     "Restaurant",
     "Retail Box Store",
     "Retail Store",
     "School",
     "Supermarket",
     "Warehouse"
    ],
    "rural": [
     "Clinic",
     "Church",
     "Gas Station",
     "House",
     "Military Base",
     "Retail Store",
     "Restaurant",
     "School",
     "Supermarket"
    ]
   },
   "note": "A police station is described for rural areas and missing from the rural list; the list is kept as printed."
  },
  {
   "id": "BDZ-T-enc-building-types",
   "title": "Building types",
   "provenance": "stated",
   "rows": [
    {
     "type": "Apartments",
     "is": "housing for several families, of any height"
    },
    {
     "type": "Church",
     "is": "any place of worship"
    },
    {
     "type": "Clinic",
     "is": "small medical practice"
    },
    {
     "type": "Dock/Shipyard",
     "is": "harbour works, marina or boat ramp"
    },
    {
     "type": "Gas Station",
     "is": "fuel, perhaps food"
    },
    {
     "type": "Hospital",
     "is": "large medical centre"
    },
    {
     "type": "House",
     "is": "home of one family, from cabin to mansion"
    },
    {
     "type": "Military Base",
     "is": "army buildings, perhaps armoury, infirmary, quarters"
    },
    {
     "type": "Office Buildings",
     "is": "mostly high-rise offices"
    },
    {
     "type": "Police Station",
     "is": "precinct to sheriff's office; may stand for fire station or post office"
    },
    {
     "type": "Restaurant or Bar",
     "is": "restaurant, fast food, diner, bar"
    },
    {
     "type": "Retail Box Store",
     "is": "very large store that sells everything"
    },
    {
     "type": "Retail Store",
     "is": "small or medium shop not selling food, from convenience to clothing"
    },
    {
     "type": "School",
     "is": "any school or college, of any size"
    },
    {
     "type": "Supermarket",
     "is": "food and household goods"
    },
    {
     "type": "Warehouse",
     "is": "storage hall or self-storage"
    }
   ]
  },
  {
   "id": "BDZ-T-common-vehicles",
   "title": "Commonly found vehicles by area",
   "provenance": "stated",
   "rows": {
    "urban": [
     "Big Rig",
     "Bus",
     "Motorcycle",
     "Pickup Truck",
     "Sedan",
     "Sports car",
     "SUV"
    ],
    "suburbs": [
     "Big Rig",
     "Bus",
     "Motorcycle",
     "Pickup Truck",
     "RV",
     "Sedan",
     "Sports car",
     "SUV"
    ],
    "rural": [
     "ATV",
     "Big Rig",
     "Motorcycle",
     "Pickup Truck",
     "RV",
     "Sedan",
     "SUV"
    ]
   }
  },
  {
   "id": "BDZ-T-veh-working",
   "title": "Working or not, by date of the outbreak",
   "roll": "1d6 for empty tank and, from year two, 1d6 for wreck; each occurs on the listed scores",
   "provenance": "stated",
   "rows": [
    {
     "from_day": 1,
     "to_day": 14,
     "empty_on": [],
     "fuel_if_any": "bash_value",
     "wreck_on": []
    },
    {
     "from_day": 15,
     "to_day": 30,
     "empty_on": [
      1,
      2
     ],
     "fuel_if_any": "1d6",
     "wreck_on": []
    },
    {
     "from_day": 31,
     "to": "before first anniversary",
     "empty_on": [
      1,
      2,
      3,
      4
     ],
     "fuel_if_any": "1d6",
     "wreck_on": []
    },
    {
     "from": "first anniversary",
     "to": "before second anniversary",
     "empty_on": [
      1,
      2,
      3,
      4,
      5
     ],
     "fuel_if_any": "1/2d6",
     "wreck_on": []
    },
    {
     "from": "second anniversary",
     "to": "before third anniversary",
     "empty_on": [
      1,
      2,
      3,
      4,
      5
     ],
     "fuel_if_any": "1/2d6",
     "wreck_on": [
      1,
      2,
      3
     ]
    },
    {
     "from": "third anniversary",
     "to": "end",
     "empty_on": [
      1,
      2,
      3,
      4,
      5
     ],
     "fuel_if_any": "1/2d6",
     "wreck_on": [
      1,
      2,
      3,
      4,
      5
     ]
    }
   ],
   "note": "The first row's fuel is inferred (BDZ-D-c1). A wreck cannot be repaired."
  },
  {
   "id": "BDZ-T-veh-start",
   "title": "Start roll",
   "roll": "1d6",
   "provenance": "stated",
   "rows": [
    {
     "score": [
      1,
      3
     ],
     "result": "starts"
    },
    {
     "score": [
      4,
      6
     ],
     "result": "does not start",
     "shots": 6,
     "retry": "next turn"
    }
   ]
  },
  {
   "id": "BDZ-T-veh-list",
   "title": "Vehicle list",
   "provenance": "stated",
   "columns": {
    "speed": "inches",
    "turns": "direction changes in one activation",
    "seats": "people",
    "bash": "Bash Value"
   },
   "rows": [
    {
     "type": "ATV",
     "speed": 18,
     "turns": 3,
     "seats": 2,
     "seats_total": 2,
     "bash": 1,
     "reverse": false,
     "bootlegger": false,
     "open": true
    },
    {
     "type": "Big Rig",
     "speed": 12,
     "turns": 1,
     "seats": {
      "cab": 6,
      "trailer": 40
     },
     "seats_total": 46,
     "bash": 12,
     "reverse": true,
     "bootlegger": false,
     "open": false
    },
    {
     "type": "Bus",
     "speed": 12,
     "turns": 1,
     "seats": 40,
     "seats_total": 40,
     "bash": 9,
     "reverse": true,
     "bootlegger": false,
     "open": false
    },
    {
     "type": "Motorcycle",
     "speed": 24,
     "turns": 3,
     "seats": 2,
     "seats_total": 2,
     "bash": 0,
     "reverse": false,
     "bootlegger": true,
     "open": true
    },
    {
     "type": "Pickup Truck/Van",
     "speed": 18,
     "turns": 1,
     "seats": {
      "cab": 3,
      "bed": 8
     },
     "seats_total": 11,
     "bash": 5,
     "reverse": true,
     "bootlegger": true,
     "open": "bed only (a van's rear is closed)"
    },
    {
     "type": "RV",
     "speed": 12,
     "turns": 1,
     "seats": {
      "small": 8,
      "large": 20
     },
     "seats_total": "8 or 20",
     "bash": 8,
     "reverse": true,
     "bootlegger": false,
     "open": false
    },
    {
     "type": "Sedan",
     "speed": 18,
     "turns": 1,
     "seats": 6,
     "seats_total": 6,
     "bash": 5,
     "reverse": true,
     "bootlegger": true,
     "open": false
    },
    {
     "type": "Sports car",
     "speed": 24,
     "turns": 2,
     "seats": 2,
     "seats_total": 2,
     "bash": 3,
     "reverse": true,
     "bootlegger": true,
     "open": false
    },
    {
     "type": "SUV",
     "speed": 18,
     "turns": 1,
     "seats": 9,
     "seats_total": 9,
     "bash": 6,
     "reverse": true,
     "bootlegger": true,
     "open": false
    }
   ],
   "note": "The columns reverse, bootlegger and open gather what the text says elsewhere; open is inferred."
  },
  {
   "id": "BDZ-T-veh-reactions",
   "title": "Vehicle reaction tests",
   "roll": "2d6 against Rep, counting dice equal to or below Rep (at most 2)",
   "provenance": "stated",
   "rows": [
    {
     "test": "In Sight",
     "by": "driver",
     "when": "inactive",
     "star_choice": false,
     "pass2": "move up to half current speed, may veer up to 45 degrees, may then stop",
     "pass1": "move up to half current speed, may veer up to 45 degrees, may then stop",
     "pass0": "nothing"
    },
    {
     "test": "Received Fire",
     "by": "driver",
     "when": "active or inactive",
     "star_choice": true,
     "pass2": "move up to half current speed, may veer up to 45 degrees, may then stop",
     "pass1": "move forward half current speed, then veer 3 inches away from the danger",
     "pass0": "move forward half current speed, then veer 3 inches away from the danger, then Lose Control"
    },
    {
     "test": "Vehicle Charge",
     "by": "driver",
     "when": "active",
     "star_choice": true,
     "pass2": "success - move to 3 inches from the target, which takes Being Run Down",
     "pass1": "success - move to 3 inches from the target, which takes Being Run Down at +1 Rep",
     "pass0": "target fires at the driver, dodges aside and goes prone; vehicle moves the rest of its distance"
    },
    {
     "test": "Vehicle Charged",
     "by": "driver",
     "when": "inactive",
     "star_choice": true,
     "pass2": {
      "by_characters": "carry on",
      "by_vehicle": "choose Bash or Lose Control"
     },
     "pass1": {
      "by_characters": "carry on",
      "by_vehicle": "Lose Control"
     },
     "pass0": {
      "by_characters": "keep speed and course",
      "by_vehicle": "Lose Control at -1 Rep"
     }
    },
    {
     "test": "Being Run Down",
     "by": "target on foot",
     "when": "inactive",
     "star_choice": false,
     "pass2": "target fires at the driver, dodges aside and goes prone; vehicle moves the rest of its distance",
     "pass1": {
      "driver_rep_higher_or_target_prone": "as pass0",
      "target_rep_equal_or_higher": "as pass2"
     },
     "pass0": "vehicle hits; driver takes Lose Control; target rolls ranged damage with Impact equal to Bash Value",
     "zombies": "always pass0"
    },
    {
     "test": "Lose Control",
     "by": "driver",
     "when": "active or inactive",
     "star_choice": false,
     "pass2": {
      "no_bash_or_pedestrian": "carry on",
      "bash": "swerve past and carry on"
     },
     "pass1": {
      "no_bash_or_pedestrian": "carry on",
      "bash": "swerve past and slide to a stop; restart with a start roll"
     },
     "pass0": {
      "no_bash_or_pedestrian": "rolls over beyond repair; occupants roll ranged damage against Impact 3",
      "bash": "collision not avoided; use the Bash Table"
     }
    },
    {
     "test": "Driver Test",
     "by": "driver",
     "when": "active",
     "star_choice": false,
     "pass2": {
      "road": "up to 2 x Speed then Lose Control (or up to 1.5 x Speed without it)",
      "cross_country": "up to Speed then Lose Control"
     },
     "pass1": {
      "road": "up to 1.5 x Speed",
      "cross_country": "up to 0.75 x Speed"
     },
     "pass0": {
      "road": "up to Speed",
      "cross_country": "up to 0.5 x Speed"
     }
    }
   ]
  },
  {
   "id": "BDZ-T-veh-bash",
   "title": "Bash Table",
   "roll": "1d6 for each point of Bash Value, once; 1-3 success, 4-6 failure; compare",
   "provenance": "stated",
   "modifiers": [
    {
     "dice": 3,
     "if": "striking the other vehicle on its side"
    }
   ],
   "rows": [
    {
     "lead": "3+",
     "winner": "travels all remaining move",
     "winner_test": "none",
     "loser": "Bash Damage Table"
    },
    {
     "lead": 2,
     "winner": "travels half of remaining move",
     "winner_test": "Lose Control",
     "loser": "Bash Damage Table"
    },
    {
     "lead": 1,
     "winner": "travels all remaining move",
     "winner_test": "Lose Control",
     "loser": "Lose Control"
    },
    {
     "lead": 0,
     "result": "near miss, both travel all remaining move"
    }
   ]
  },
  {
   "id": "BDZ-T-veh-bash-damage",
   "title": "Bash Damage Table",
   "roll": "2d6 against winner's minus loser's Bash Value, at least 1; count dice equal or below",
   "provenance": "stated",
   "rows": [
    {
     "passed": 2,
     "result": "explodes; all inside obviously dead"
    },
    {
     "passed": 1,
     "result": "rolls over beyond repair; all in or on it roll ranged damage against Impact 3"
    },
    {
     "passed": 0,
     "result": "no real damage; losing driver takes Lose Control"
    }
   ]
  },
  {
   "id": "BDZ-T-veh-disabled",
   "title": "Disabled Vehicle Table",
   "roll": "2d6 against the weapon's Impact; count dice equal or below. First 1d6 + Target of the weapon must reach 8",
   "provenance": "stated",
   "rows": [
    {
     "passed": 2,
     "result": "rolls over beyond repair; all in or on it roll ranged damage against Impact 3"
    },
    {
     "passed": 1,
     "result": "rolls to a stop at its normal rate; out of action, repairable; nobody hurt"
    },
    {
     "passed": 0,
     "result": "no effect; driver takes Received Fire"
    }
   ],
   "hit_needs": {
    "target_1": "cannot hit",
    "target_2": 6,
    "target_3": "5-6",
    "target_4": "4-6"
   }
  },
  {
   "id": "BDZ-T-veh-size",
   "title": "Footprints and lanes",
   "provenance": "reconstructed",
   "columns": {
    "length": "inches",
    "width": "inches"
   },
   "rows": [
    {
     "type": "ATV",
     "length": 1.5,
     "width": 1
    },
    {
     "type": "Big Rig",
     "length": 10,
     "width": 2
    },
    {
     "type": "Bus",
     "length": 8,
     "width": 2
    },
    {
     "type": "Motorcycle",
     "length": 1.5,
     "width": 0.5
    },
    {
     "type": "Pickup Truck/Van",
     "length": 4,
     "width": 1.75
    },
    {
     "type": "RV",
     "length": 6,
     "width": 2
    },
    {
     "type": "Sedan",
     "length": 3.5,
     "width": 1.5
    },
    {
     "type": "Sports car",
     "length": 3.5,
     "width": 1.5
    },
    {
     "type": "SUV",
     "length": 4,
     "width": 1.75
    }
   ],
   "lane": 2.5,
   "note": "Sizes of 28 mm models on a table where a figure has a base of 25 mm. A road has 10 inches with two lanes each way, 5 with one. BDZ-D-c79."
  },
  {
   "id": "BDZ-T-veh-obstacles",
   "title": "What a vehicle can run into",
   "roll": "as on the Bash Table, the obstacle rolling dice of its own; damage to a beaten vehicle against the difference given here",
   "provenance": "reconstructed",
   "rows": [
    {
     "obstacle": "building, wall, rock, wreck on its side",
     "dice": 6,
     "difference": 2,
     "broken": "never"
    },
    {
     "obstacle": "tree, post, concrete barrier",
     "dice": 4,
     "difference": 1,
     "broken": "never"
    },
    {
     "obstacle": "fence, hedge, tent, stall, street furniture",
     "dice": 1,
     "difference": 1,
     "broken": "when it loses"
    },
    {
     "obstacle": "vehicle without a driver",
     "dice": "its Bash Value",
     "difference": "by Bash Values",
     "broken": "as a vehicle"
    }
   ],
   "note": "BDZ-D-c82. A vehicle that beats something never broken has glanced off it and stops against it."
  },
  {
   "id": "BDZ-T-scenarios",
   "title": "The three scenarios",
   "provenance": "stated",
   "rows": [
    {
     "name": "First Contact",
     "area": "suburbs",
     "table_feet": [
      4,
      4
     ],
     "humans": [
      {
       "name": "Kenny",
       "rep": 3,
       "class": "Civilian",
       "weapons": []
      },
      {
       "name": "Eddie",
       "rep": 3,
       "class": "Civilian",
       "weapons": []
      }
     ],
     "available": [
      {
       "name": "tools from the cart's toolbox",
       "kind": "improvised one-handed",
       "impact": 1
      }
     ],
     "zombies": [
      {
       "count": 2,
       "at": "centre of the table"
      }
     ],
     "start": {
      "cart": "12 inches from the zombies",
      "then": "both men moved to 3 inches and test Zed or No Zed"
     },
     "vehicle": {
      "kind": "golf cart",
      "as": "ATV",
      "start_roll": "always"
     },
     "zed_test": true,
     "goal": "both leave the table; without the cart it comes out of their pay"
    },
    {
     "name": "ATM Adventure",
     "area": "suburbs",
     "table_feet": [
      4,
      4
     ],
     "humans": [
      {
       "name": "Jimmy",
       "rep": 4,
       "class": "Civilian",
       "weapons": [
        {
         "name": "baseball bat",
         "kind": "improvised two-handed",
         "impact": 2
        }
       ],
       "at": "driver's seat"
      },
      {
       "name": "Megan",
       "rep": 4,
       "class": "Civilian",
       "weapons": [
        {
         "name": "purse",
         "kind": "improvised one-handed",
         "impact": 1
        }
       ],
       "at": "the ATM"
      }
     ],
     "dogs": [
      {
       "name": "Maverick",
       "rep": 4,
       "reacts": "Survivor",
       "weapon": "improvised two-handed",
       "impact": 2,
       "at": "sidewalk 3 inches from the car"
      },
      {
       "name": "Saphie",
       "rep": 3,
       "reacts": "Survivor",
       "weapon": "none",
       "at": "sidewalk 3 inches from the car"
      }
     ],
     "zombies": [
      {
       "count": 3,
       "at": "sidewalk 12 inches from the car",
       "heading": "towards the couple"
      }
     ],
     "start": {
      "car": "centre of the table, 6 inches from the ATM"
     },
     "vehicle": {
      "kind": "car",
      "as": "Sedan",
      "start_roll": "always"
     },
     "zed_test": false,
     "task": "Megan spends one activation at the ATM",
     "goal": "Jimmy and Megan leave with the cash"
    },
    {
     "name": "The Bleens",
     "area": "suburbs",
     "place": "interstate",
     "table_feet": [
      4,
      4
     ],
     "humans": [
      {
       "name": "Jayne",
       "rep": 4,
       "class": "Civilian",
       "weapons": [
        {
         "name": "baseball bat",
         "kind": "improvised two-handed",
         "impact": 2
        },
        {
         "name": "purse",
         "kind": "improvised one-handed",
         "impact": 1
        },
        {
         "name": "two chef's knives",
         "kind": "one-handed melee",
         "impact": 2
        }
       ],
       "at": "outside the van"
      },
      {
       "name": "Aidan",
       "age": 5,
       "reactions": "none",
       "at": "back seat"
      },
      {
       "name": "Lucas",
       "age": 3,
       "reactions": "none",
       "at": "back seat"
      },
      {
       "name": "Ethan",
       "age": 3,
       "reactions": "none",
       "at": "back seat"
      }
     ],
     "zombies": [
      {
       "count": 3,
       "at": "12 inches from the van, in front"
      },
      {
       "count": 2,
       "at": "12 inches from the van, behind"
      }
     ],
     "start": {
      "van": "cannot move",
      "other_vehicles": "hem it in with 1 inch gaps"
     },
     "zed_test": false,
     "task": "the children spend one activation getting out",
     "goal": "Jayne and the children leave the table"
    }
   ],
   "note": "Maps to start from lie with the prototypes, in bdz-maps; they are reconstructed."
  },
  {
   "id": "BDZ-T-disc-who",
   "title": "Discover: who they are",
   "roll": "1d6, +1 from the first anniversary or +2 from the second; over 6 counts as 6",
   "provenance": "stated",
   "rows": [
    {
     "score": 1,
     "rural": "Civilians",
     "suburbs": "Civilians",
     "urban": "Civilians"
    },
    {
     "score": 2,
     "rural": "Civilians",
     "suburbs": "Civilians",
     "urban": "Military"
    },
    {
     "score": 3,
     "rural": "Civilians",
     "suburbs": "Military",
     "urban": "Survivors"
    },
    {
     "score": 4,
     "rural": "Military",
     "suburbs": "Gangers",
     "urban": "Survivors"
    },
    {
     "score": 5,
     "rural": "Survivors",
     "suburbs": "Survivors",
     "urban": "Gangers"
    },
    {
     "score": 6,
     "rural": "Survivors",
     "suburbs": "Survivors",
     "urban": "Gangers"
    }
   ]
  },
  {
   "id": "BDZ-T-raid-who",
   "title": "Raid: who they are",
   "roll": "1d6, +1 from the first anniversary; over 6 counts as 6",
   "provenance": "stated",
   "rows": [
    {
     "score": 1,
     "rural": "Military",
     "suburbs": "Military",
     "urban": "Military"
    },
    {
     "score": 2,
     "rural": "Gangers",
     "suburbs": "Gangers",
     "urban": "Survivors"
    },
    {
     "score": 3,
     "rural": "Survivors",
     "suburbs": "Gangers",
     "urban": "Survivors"
    },
    {
     "score": 4,
     "rural": "Survivors",
     "suburbs": "Gangers",
     "urban": "Gangers"
    },
    {
     "score": 5,
     "rural": "Survivors",
     "suburbs": "Survivors",
     "urban": "Gangers"
    },
    {
     "score": 6,
     "rural": "Survivors",
     "suburbs": "Survivors",
     "urban": "Gangers"
    }
   ],
   "note": "The modifier is printed as +1d6 (BDZ-D-c22)."
  },
  {
   "id": "BDZ-T-tb-who",
   "title": "Take Back: who they are",
   "roll": "1d6, +1 from the first anniversary; over 6 counts as 6",
   "provenance": "stated",
   "rows": [
    {
     "score": 1,
     "rural": "Gangers",
     "suburbs": "Gangers",
     "urban": "Survivors"
    },
    {
     "score": 2,
     "rural": "Survivors",
     "suburbs": "Gangers",
     "urban": "Survivors"
    },
    {
     "score": 3,
     "rural": "Survivors",
     "suburbs": "Gangers",
     "urban": "Gangers"
    },
    {
     "score": 4,
     "rural": "Survivors",
     "suburbs": "Survivors",
     "urban": "Gangers"
    },
    {
     "score": 5,
     "rural": "Survivors",
     "suburbs": "Survivors",
     "urban": "Gangers"
    },
    {
     "score": 6,
     "rural": "Survivors",
     "suburbs": "Survivors",
     "urban": "Gangers"
    }
   ],
   "note": "The modifier is printed as +1d6 (BDZ-D-c22)."
  },
  {
   "id": "BDZ-T-raid-occupants",
   "title": "Raid Occupants Table",
   "roll": "2d6 added; -1 daytime, +1 evening, +2 night, 0 pre-dawn",
   "provenance": "stated",
   "rows": [
    {
     "total": "up to 5",
     "humans": 0
    },
    {
     "total": 6,
     "humans": 1
    },
    {
     "total": 7,
     "humans": "entering - 1",
     "at_least": 1
    },
    {
     "total": 8,
     "humans": "entering"
    },
    {
     "total": 9,
     "humans": "entering"
    },
    {
     "total": 10,
     "humans": "entering"
    },
    {
     "total": 11,
     "humans": "entering + 1"
    },
    {
     "total": "12+",
     "humans": "entering x 2"
    }
   ]
  },
  {
   "id": "BDZ-T-raid-awareness",
   "title": "Awareness Table (Raid)",
   "roll": "1d6; +1 daytime, -1 evening, -2 night, 0 pre-dawn; limited to 1-6",
   "provenance": "stated",
   "rows": [
    {
     "score": 1,
     "result": "enemy ambush; no In Sight needed; enemy has a free activation"
    },
    {
     "score": 2,
     "result": "enemy takes In Sight with 1d6 more"
    },
    {
     "score": 3,
     "result": "enemy takes In Sight"
    },
    {
     "score": 4,
     "result": "enemy takes In Sight"
    },
    {
     "score": 5,
     "result": "roll activation"
    },
    {
     "score": 6,
     "result": "enemy unaware; player has a free activation"
    }
   ]
  },
  {
   "id": "BDZ-T-daypart",
   "title": "Parts of the day and their modifiers",
   "provenance": "stated",
   "rows": [
    {
     "part": "Daytime",
     "whats_inside": -1,
     "raid_occupants": -1,
     "raid_awareness": 1,
     "road_awareness": 1,
     "sight_inches": "table"
    },
    {
     "part": "Pre-Dawn",
     "whats_inside": 0,
     "raid_occupants": 0,
     "raid_awareness": 0,
     "road_awareness": -1,
     "sight_inches": 18
    },
    {
     "part": "Evening",
     "whats_inside": 0,
     "raid_occupants": 1,
     "raid_awareness": -1,
     "road_awareness": -1,
     "sight_inches": 18
    },
    {
     "part": "Night Time",
     "whats_inside": 2,
     "raid_occupants": 2,
     "raid_awareness": -2,
     "road_awareness": -2,
     "sight_inches": 12
    }
   ],
   "note": "Where a table names no modifier for a part of the day it is 0. The sight column repeats the tactical half."
  },
  {
   "id": "BDZ-T-whats-inside",
   "title": "What's Inside?",
   "roll": "2d6 added; -2 rural, +2 urban, -1 daytime, +2 night",
   "provenance": "stated",
   "rows": [
    {
     "total": "3 or less",
     "result": "vacant"
    },
    {
     "total": "4-7",
     "result": "perhaps humans",
     "number": "1/2d6 with 1 read as 0"
    },
    {
     "total": "8-10",
     "result": "perhaps zombies",
     "number": "1/2d6 with 1 read as 0"
    },
    {
     "total": "11+",
     "result": "zombies",
     "number": "1 + 1/2d6"
    }
   ],
   "die_to_number": {
    "1": 0,
    "2": 0,
    "3": 2,
    "4": 2,
    "5": 3,
    "6": 3
   }
  },
  {
   "id": "BDZ-T-meet-greet",
   "title": "Meet & Greet Table",
   "roll": "1d6 for each point of Rep of each leader; 1-3 kept and rolled again, 4-6 discarded, until only one side or neither has successes",
   "provenance": "stated",
   "modifiers": [
    {
     "dice": 1,
     "if": "for each figure more than the other side"
    },
    {
     "dice": -2,
     "if": "ganger or survivor facing neither"
    }
   ],
   "rows": [
    {
     "lead": "2+",
     "player": "other side joins for good under the player's control",
     "hostile_leader": "fight: both 1d6 + Rep, higher fires first, then activation"
    },
    {
     "lead": 1,
     "player": "other side joins for this game only; may barter; then leaves in peace",
     "hostile_leader": "does not join; may barter; player may leave in peace; building may not be searched"
    },
    {
     "lead": 0,
     "both": "highest failed die of the last roll counts as a lead of 1 for its side"
    }
   ]
  },
  {
   "id": "BDZ-T-mercy",
   "title": "Mercy Table",
   "roll": "2d6 against the Rep of the hostile leader; -1d6 if the player fired first",
   "provenance": "inferred",
   "rows": [
    {
     "passed": 2,
     "result": "all weapons and items taken; lives; must leave the building at the first activation"
    },
    {
     "passed": 1,
     "ganger_or_survivor_before_neither": "as 0",
     "otherwise": "as 2"
    },
    {
     "passed": 0,
     "result": "all weapons and items taken; killed"
    }
   ],
   "note": "Stated but for the sign of the modifier, which the scan lost (BDZ-D-c28)."
  },
  {
   "id": "BDZ-T-resources",
   "title": "Resources Table",
   "roll": "2d6 added for each searcher; -2 rural, +2 urban; the item must be allowed in the building",
   "provenance": "stated",
   "rows": [
    {
     "total": "7 or less",
     "item": "none"
    },
    {
     "total": 8,
     "item": {
      "vacant": "none",
      "occupied": "food"
     }
    },
    {
     "total": 9,
     "item": "food"
    },
    {
     "total": 10,
     "item": {
      "1-2": "keys",
      "3-6": "luxury items"
     }
    },
    {
     "total": 11,
     "item": {
      "1-2": "fuel",
      "3-6": "medical supplies"
     }
    },
    {
     "total": "12-13",
     "item": "weapons"
    },
    {
     "total": "14+",
     "item": "the Cure"
    }
   ]
  },
  {
   "id": "BDZ-T-weapons-loot",
   "title": "Weapons Table",
   "roll": "2d6 added",
   "provenance": "stated",
   "rows": [
    {
     "total": 2,
     "item": "Assault Rifle"
    },
    {
     "total": 3,
     "item": "Body Armor"
    },
    {
     "total": 4,
     "item": "Machine Pistol"
    },
    {
     "total": 5,
     "item": "Bolt Action Rifle"
    },
    {
     "total": 6,
     "item": "Pistol"
    },
    {
     "total": 7,
     "item": "BA Pistol"
    },
    {
     "total": 8,
     "item": "Pistol"
    },
    {
     "total": 9,
     "item": "Shotgun"
    },
    {
     "total": 10,
     "item": "Semi-Automatic Rifle"
    },
    {
     "total": 11,
     "item": "Submachine Gun"
    },
    {
     "total": 12,
     "item": "Flash Bang Grenade"
    }
   ],
   "note": "The last row has come apart in the scan and is missing from the quick-reference copy."
  },
  {
   "id": "BDZ-T-building-loot",
   "title": "What each building can hold",
   "provenance": "stated",
   "columns": {
    "weapons": "all is the whole Weapons Table but grenades; a list is only those",
    "grenades": "flash bang grenades can be found",
    "replace": "result of the Weapons Table and what it becomes",
    "chainsaw": "see BDZ-melee-chainsaw-find"
   },
   "rows": [
    {
     "building": "Apartments",
     "items": [
      "food",
      "luxury items",
      "keys"
     ],
     "weapons": "all"
    },
    {
     "building": "Church",
     "items": [
      "keys"
     ],
     "weapons": "none"
    },
    {
     "building": "Clinic",
     "items": [
      "keys",
      "luxury items",
      "medical supplies"
     ],
     "weapons": "none"
    },
    {
     "building": "Dock/Shipyard",
     "items": [
      "food",
      "keys"
     ],
     "weapons": "all"
    },
    {
     "building": "Gas Station",
     "items": [
      "food",
      "fuel",
      "luxury items",
      "keys"
     ],
     "weapons": "none"
    },
    {
     "building": "Hospital",
     "items": [
      "food",
      "keys",
      "luxury items",
      "medical supplies",
      "the Cure"
     ],
     "weapons": "none"
    },
    {
     "building": "House",
     "items": [
      "food",
      "luxury items",
      "keys"
     ],
     "weapons": "all",
     "chainsaw": "rural only"
    },
    {
     "building": "Military Base",
     "items": [
      "food",
      "keys",
      "luxury items",
      "fuel",
      "medical supplies",
      "the Cure"
     ],
     "weapons": "all",
     "grenades": true,
     "replace": {
      "Bolt Action Rifle": "Assault Rifle",
      "Assault Rifle": "Squad Automatic Weapon"
     }
    },
    {
     "building": "Office Buildings",
     "items": [
      "keys"
     ],
     "weapons": [
      "Pistol",
      "BA Pistol"
     ]
    },
    {
     "building": "Police Station",
     "items": [
      "food",
      "keys",
      "luxury items",
      "fuel",
      "medical supplies"
     ],
     "weapons": "all",
     "grenades": true,
     "replace": {
      "Bolt Action Rifle": "Shotgun"
     }
    },
    {
     "building": "Restaurant or Bar",
     "items": [
      "food",
      "luxury items",
      "keys"
     ],
     "weapons": "all"
    },
    {
     "building": "Retail Box Store",
     "items": [
      "food",
      "keys",
      "fuel",
      "luxury items",
      "medical supplies"
     ],
     "weapons": [
      "Pistol",
      "BA Pistol",
      "Shotgun",
      "Bolt Action Rifle"
     ],
     "chainsaw": true
    },
    {
     "building": "Retail Store",
     "items": [
      "luxury items",
      "keys"
     ],
     "weapons": [
      "Pistol"
     ]
    },
    {
     "building": "School",
     "items": [
      "food",
      "keys"
     ],
     "weapons": "none"
    },
    {
     "building": "Supermarket",
     "items": [
      "food",
      "medical supplies",
      "luxury items",
      "keys"
     ],
     "weapons": "none"
    },
    {
     "building": "Warehouse",
     "items": [
      "keys"
     ],
     "weapons": [
      "Pistol"
     ]
    }
   ],
   "note": "Body armor counts as part of the Weapons Table. A cargo trailer or container uses the Retail Store line."
  },
  {
   "id": "BDZ-T-building-areas",
   "title": "Areas of large buildings",
   "provenance": "stated",
   "rows": [
    {
     "building": "Apartments",
     "areas": "various",
     "rule": "each apartment is an area; each floor counts by itself"
    },
    {
     "building": "Church",
     "areas": [
      2,
      3
     ],
     "rule": "nave, pastor's rooms, and as a third the bell tower or the like"
    },
    {
     "building": "Dock/Shipyard",
     "areas": "various",
     "rule": "each pier and each building"
    },
    {
     "building": "Gas Station",
     "areas": 2,
     "rule": "office; garage or repair bays"
    },
    {
     "building": "Hospital",
     "areas": "various",
     "rule": "each floor is three areas: left, right, centre"
    },
    {
     "building": "House",
     "areas": [
      1,
      2
     ],
     "rule": "a second floor or a garage is a further area"
    },
    {
     "building": "Military Base",
     "areas": "various",
     "rule": "each building and each floor; floors of hospital size are three areas"
    },
    {
     "building": "Office Buildings",
     "areas": "various",
     "rule": "each floor; floors of hospital size are three areas"
    },
    {
     "building": "Police Station",
     "areas": 2,
     "rule": "front; back with the cells"
    },
    {
     "building": "Restaurant or Bar",
     "areas": 2,
     "rule": "dining room; kitchen and office"
    },
    {
     "building": "Retail Box Store",
     "areas": "various",
     "rule": "each floor; floors of hospital size are three areas"
    },
    {
     "building": "Retail Store",
     "areas": 2,
     "rule": "shop floor; office and staff rooms"
    },
    {
     "building": "School",
     "areas": "various",
     "rule": "each building and each floor; floors of hospital size are three areas"
    },
    {
     "building": "Supermarket",
     "areas": "various",
     "rule": "each building and each floor; floors of hospital size are three areas"
    },
    {
     "building": "Warehouse",
     "areas": "various",
     "rule": "each building and each floor; floors of hospital size are three areas"
    }
   ],
   "note": "Clinics are not in the table; a clinic is one area."
  },
  {
   "id": "BDZ-T-cargo",
   "title": "Cargo values",
   "provenance": "stated",
   "limits": {
    "character": "2 x Rep",
    "vehicle": "12 x seats"
   },
   "rows": [
    {
     "item": "Assault Rifle",
     "cargo": 2
    },
    {
     "item": "BA Pistol",
     "cargo": 1
    },
    {
     "item": "Body Armor",
     "cargo": 1
    },
    {
     "item": "Bolt Action Rifle",
     "cargo": 2
    },
    {
     "item": "Chain Saw",
     "cargo": 3
    },
    {
     "item": "Flash Bang Grenade",
     "cargo": 0.5
    },
    {
     "item": "Food",
     "cargo": 1
    },
    {
     "item": "Fuel",
     "cargo": 2
    },
    {
     "item": "Keys",
     "cargo": 0.25
    },
    {
     "item": "Luxury Items",
     "cargo": 0.5
    },
    {
     "item": "Machine Pistol",
     "cargo": 1
    },
    {
     "item": "Medical supplies",
     "cargo": 0.5
    },
    {
     "item": "Melee weapon (1 hand)",
     "cargo": 2
    },
    {
     "item": "Melee weapon (2 hand)",
     "cargo": 2
    },
    {
     "item": "Pistol",
     "cargo": 1
    },
    {
     "item": "Semi-Automatic Rifle",
     "cargo": 2
    },
    {
     "item": "Shotgun",
     "cargo": 2
    },
    {
     "item": "Submachine Gun",
     "cargo": 2
    },
    {
     "item": "the Cure",
     "cargo": 0.25
    }
   ],
   "note": "The SAW is missing from both copies; see BDZ-D-c30."
  },
  {
   "id": "BDZ-T-losers",
   "title": "Searching a beaten person",
   "roll": "1d6 once for each person",
   "provenance": "reconstructed",
   "rows": [
    {
     "score": 1,
     "item": "keys"
    },
    {
     "score": 2,
     "item": "medical supplies"
    },
    {
     "score": "3-6",
     "item": "none"
    }
   ],
   "note": "BDZ-D-c33."
  },
  {
   "id": "BDZ-T-challenge",
   "title": "Challenge Table",
   "roll": "2d6 against Rep, -1 Rep if very difficult",
   "provenance": "stated",
   "rows": [
    {
     "passed": 2,
     "result": "success"
    },
    {
     "passed": 1,
     "first_time": "give up freely or roll again at once",
     "second_time": "failure"
    },
    {
     "passed": 0,
     "result": "failure with its consequences"
    }
   ]
  },
  {
   "id": "BDZ-T-random",
   "title": "Random Occurrence Table",
   "roll": "2d6 added, some with a further 1d6",
   "provenance": "stated",
   "rows": [
    {
     "total": 2,
     "event": "barking dog",
     "zombies": "1d6",
     "at": "12 inches behind it"
    },
    {
     "total": 3,
     "event": "main weapon of a random character destroyed"
    },
    {
     "total": 4,
     "die": "1-3",
     "event": "main weapon of a random character empty for the rest of the game"
    },
    {
     "total": 4,
     "die": "4-6",
     "event": "vehicle being driven runs out of gas and rolls to a stop",
     "needs": "moving in a vehicle"
    },
    {
     "total": 5,
     "die": "1-3",
     "event": "car alarm of a random vehicle each turn until hot-wired",
     "raid": "enemy fully aware",
     "needs": "a vehicle on the table"
    },
    {
     "total": 5,
     "die": "4-6",
     "event": "must turn at the next crossing, 1-3 left, 4-6 right; dead end after 12 inches",
     "zombies": "2d6",
     "needs": "moving in a vehicle"
    },
    {
     "total": 6,
     "event": "keys left in the parked vehicle",
     "needs": "a parked vehicle of the group"
    },
    {
     "total": 7,
     "event": "building on fire",
     "zombies": "2d6",
     "at": "normal placement"
    },
    {
     "total": 8,
     "event": "random character fires at the nearest building"
    },
    {
     "total": 9,
     "die": "1-3",
     "event": "hidden zombie charges a random character",
     "zombies": 1,
     "needs": "a building just searched"
    },
    {
     "total": 9,
     "die": "4-6",
     "event": "zombie in the back seat",
     "zombies": 1,
     "needs": "inside a vehicle"
    },
    {
     "total": 10,
     "die": "1-3",
     "event": "bad weather after 1d6 activation rolls until the end"
    },
    {
     "total": 10,
     "die": "4-6",
     "event": "helicopter pulls zombies 12 inches away from the survivors"
    },
    {
     "total": 11,
     "event": "on reaching the nearest building the encounter may end at once"
    },
    {
     "total": 12,
     "event": "phone rings 1d6 inches from a random character",
     "zombies": "1d6"
    }
   ]
  },
  {
   "id": "BDZ-T-timeline",
   "title": "Timeline",
   "provenance": "stated",
   "rows": [
    {
     "days": [
      1,
      5
     ],
     "summary": "scattered attacks everywhere and slow official response until a public figure is attacked"
    },
    {
     "days": [
      6,
      9
     ],
     "summary": "quarantine, riots, flight from the cities, bank runs, first power cuts, army on alert"
    },
    {
     "days": [
      10,
      14
     ],
     "summary": "army fails, cities fall, blackouts, government becomes local, last flight to the country"
    },
    {
     "days": [
      15,
      21
     ],
     "summary": "local governments abandoned, cities given up, gangs hold the land between"
    },
    {
     "days": [
      22,
      25
     ],
     "summary": "last government project fails; the campaign begins"
    }
   ]
  },
  {
   "id": "BDZ-T-month",
   "title": "Encounters in a month",
   "provenance": "stated",
   "rows": [
    {
     "area": "urban",
     "encounters": 4
    },
    {
     "area": "suburbs",
     "encounters": 2
    },
    {
     "area": "rural",
     "encounters": 1
    }
   ]
  },
  {
   "id": "BDZ-T-available",
   "title": "Basic resources by area",
   "roll": "1d6 - 1d6 once when entering, added to every amount; never below 0",
   "provenance": "stated",
   "rows": [
    {
     "resource": "Body armor",
     "urban": 12,
     "suburbs": 5,
     "rural": 1
    },
    {
     "resource": "Food",
     "urban": 60,
     "suburbs": 35,
     "rural": 10
    },
    {
     "resource": "Fuel",
     "urban": 30,
     "suburbs": 15,
     "rural": 5
    },
    {
     "resource": "Luxury items",
     "urban": 50,
     "suburbs": 25,
     "rural": 10
    },
    {
     "resource": "Medical supplies",
     "urban": 20,
     "suburbs": 8,
     "rural": 3
    },
    {
     "resource": "Vehicles",
     "urban": 50,
     "suburbs": 20,
     "rural": 5
    },
    {
     "resource": "Weapons",
     "urban": 50,
     "suburbs": 20,
     "rural": 15
    }
   ],
   "note": "Keys and the Cure have no stock and are never exhausted."
  },
  {
   "id": "BDZ-T-barter",
   "title": "Barter Table",
   "roll": "1d6 for each point of Rep of each leader; 1-3 kept and rolled again, 4-6 discarded",
   "provenance": "stated",
   "modifiers": [
    {
     "dice": 2,
     "if": "offering something that cannot be found in this area"
    },
    {
     "dice": 2,
     "if": "offering a luxury item"
    },
    {
     "dice": 1,
     "if": "offering an assault rifle or another item that cannot be obtained by barter"
    },
    {
     "dice": -2,
     "if": "asking for something that cannot be found in this area"
    },
    {
     "dice": -2,
     "if": "asking for a luxury item"
    },
    {
     "dice": -1,
     "if": "ganger or survivor facing neither"
    }
   ],
   "never_obtained": [
    "Assault Rifle",
    "Flash Bang Grenade",
    "Machine Pistol",
    "Submachine Gun",
    "the Cure"
   ],
   "max_items": "2 x figures of the other group",
   "rows": [
    {
     "lead": "2+",
     "player": "trade as wished up to the most items",
     "npc_leader": "no trade"
    },
    {
     "lead": 1,
     "player": "trade as wished up to the most items",
     "npc_leader": "up to half of the most items; nothing that cannot be found in this area"
    },
    {
     "lead": 0,
     "both": "highest failed die of the last roll counts as a lead of 1 for its side"
    }
   ]
  },
  {
   "id": "BDZ-T-travel",
   "title": "Moves between areas",
   "provenance": "stated",
   "rows": [
    {
     "from": "urban",
     "to": [
      "suburbs"
     ]
    },
    {
     "from": "suburbs",
     "to": [
      "urban",
      "rural"
     ]
    },
    {
     "from": "rural",
     "to": [
      "suburbs",
      "rural"
     ]
    }
   ]
  },
  {
   "id": "BDZ-T-road",
   "title": "Random Road Encounter",
   "roll": "2d6 added on entering an area",
   "provenance": "stated",
   "rows": [
    {
     "total": "2-5",
     "urban": false,
     "suburbs": false,
     "rural": false
    },
    {
     "total": "6-7",
     "urban": true,
     "suburbs": false,
     "rural": false
    },
    {
     "total": 8,
     "urban": true,
     "suburbs": true,
     "rural": false
    },
    {
     "total": "9-12",
     "urban": true,
     "suburbs": true,
     "rural": true
    }
   ]
  },
  {
   "id": "BDZ-T-road-who",
   "title": "Who you encountered",
   "roll": "2d6 added, and 1d6 on a 4",
   "provenance": "stated",
   "rows": [
    {
     "total": 2,
     "group": "A",
     "who": "Med staff"
    },
    {
     "total": 3,
     "group": "A",
     "who": "Lost children"
    },
    {
     "total": 4,
     "die": "1-3",
     "group": "A",
     "who": "Dazed survivors"
    },
    {
     "total": 4,
     "die": "4-5",
     "group": "A",
     "who": "Refugees"
    },
    {
     "total": 4,
     "die": 6,
     "group": "A",
     "who": "News media"
    },
    {
     "total": 5,
     "group": "B",
     "who": "Looters"
    },
    {
     "total": 6,
     "group": "B",
     "who": "Gangers"
    },
    {
     "total": 7,
     "group": "B",
     "who": "Gangers"
    },
    {
     "total": 8,
     "group": "B",
     "who": "Gangers"
    },
    {
     "total": 9,
     "group": "C",
     "who": "Random sniper"
    },
    {
     "total": 10,
     "group": "D",
     "who": "Religious cultists"
    },
    {
     "total": 11,
     "group": "D",
     "who": "Escaped prisoners"
    },
    {
     "total": 12,
     "group": "D",
     "who": "Rogue police"
    }
   ]
  },
  {
   "id": "BDZ-T-road-groups",
   "title": "Numbers, reactions, weapons and goals of road groups",
   "roll": "1d6 for a goal with a range",
   "provenance": "stated",
   "rows": [
    {
     "who": "Med staff",
     "group": "A",
     "number": "1/2d6",
     "also": "patients twice that number",
     "reacts": "Civilian",
     "weapons": "Civilian",
     "rep": "BDZ-T-road-med",
     "goal": "meet & greet"
    },
    {
     "who": "Lost children",
     "group": "A",
     "number": "1/2d6",
     "reacts": "Civilian",
     "weapons": "Civilian (big kids only)",
     "rep": "BDZ-T-road-kids",
     "goal": {
      "1-3": "run away",
      "4-6": "stay and meet & greet"
     },
     "siblings": "1-4"
    },
    {
     "who": "Dazed survivors",
     "group": "A",
     "number": "1d6",
     "reacts": "Civilian",
     "weapons": "none",
     "rep": "BDZ-T-road-dazed",
     "goal": {
      "1-2": "run away",
      "3-6": "stay and meet & greet"
     }
    },
    {
     "who": "Refugees",
     "group": "A",
     "number": "2d6",
     "reacts": "Civilian",
     "weapons": "Civilian",
     "rep": "BDZ-T-road-refugees",
     "goal": {
      "1": "run away",
      "2-4": "stay and meet & greet",
      "5-6": "hostile"
     }
    },
    {
     "who": "News media",
     "group": "A",
     "number": "1/2d6",
     "reacts": "Civilian",
     "weapons": "Civilian",
     "rep": "BDZ-T-road-media",
     "goal": {
      "6": "hostile",
      "1-5": "stay and meet & greet"
     }
    },
    {
     "who": "Looters",
     "group": "B",
     "number": "2d6",
     "reacts": "Civilian",
     "weapons": "Ganger",
     "rep": "Civilian list",
     "goal": "hostile",
     "outnumbered_2_to_1": "run away"
    },
    {
     "who": "Gangers",
     "group": "B",
     "number": "2+1/2d6",
     "reacts": "Ganger",
     "weapons": "Ganger",
     "rep": "Ganger list",
     "goal": "hostile",
     "outnumbered_2_to_1": "meet & greet"
    },
    {
     "who": "Random sniper",
     "group": "C",
     "number": 1,
     "reacts": "Military",
     "weapons": "Military",
     "rep": "Military list",
     "goal": "one shot at a random figure, then gone"
    },
    {
     "who": "Religious cultists",
     "group": "D",
     "number": "2+1d6",
     "reacts": "by type",
     "weapons": "Civilian",
     "rep": "BDZ-T-road-cultists",
     "goal": "hostile",
     "outnumbered_2_to_1": "meet & greet",
     "prefer": "capture"
    },
    {
     "who": "Escaped prisoners",
     "group": "D",
     "number": "2+1/2d6",
     "reacts": "Ganger",
     "weapons": "Ganger",
     "rep": "Ganger list",
     "goal": "hostile",
     "outnumbered_2_to_1": "meet & greet"
    },
    {
     "who": "Rogue police",
     "group": "D",
     "number": "2+1/2d6",
     "reacts": "Ganger",
     "weapons": "Police",
     "rep": "Police list",
     "goal": "hostile",
     "outnumbered_2_to_1": "meet & greet"
    }
   ],
   "note": "Looters' Rep: BDZ-D-c43. The dazed survivors' weapons: BDZ-D-c41."
  },
  {
   "id": "BDZ-T-road-med",
   "title": "Med staff",
   "roll": "2d6 added for each",
   "provenance": "stated",
   "rows": [
    {
     "total": "2-3",
     "type": "Doctor",
     "rep": 5
    },
    {
     "total": "4-6",
     "type": "Experienced nurse",
     "rep": 4
    },
    {
     "total": "7-12",
     "type": "Medical assistant",
     "rep": 3
    }
   ]
  },
  {
   "id": "BDZ-T-road-patients",
   "title": "Patients",
   "roll": "2d6 added for each",
   "provenance": "stated",
   "rows": [
    {
     "total": "2-3",
     "type": "Ill",
     "rep": 3,
     "fast_move": false,
     "recovery": true
    },
    {
     "total": "4-6",
     "type": "Elderly",
     "rep": 2,
     "fast_move": false,
     "recovery": false
    },
    {
     "total": "7-9",
     "type": "Mentally incompetent",
     "rep": 2,
     "scream_shots": 6
    },
    {
     "total": "10-12",
     "type": "Injured",
     "rep": 3,
     "state": "out of the fight",
     "recovery": true
    }
   ],
   "note": "The first type is printed as 111; the notes below the table name it ill."
  },
  {
   "id": "BDZ-T-road-kids",
   "title": "Lost children",
   "roll": "2d6 added for each",
   "provenance": "stated",
   "rows": [
    {
     "total": "2-3",
     "type": "Big kid",
     "rep": 3,
     "move": 0,
     "weapons": "Civilian list"
    },
    {
     "total": "4-6",
     "type": "Littler one",
     "rep": 3,
     "move": -2,
     "scream_shots": 3,
     "until": "rallied once"
    },
    {
     "total": "7-12",
     "type": "Small child",
     "rep": 2,
     "move": -3,
     "scream_shots": 3
    }
   ]
  },
  {
   "id": "BDZ-T-road-dazed",
   "title": "Dazed survivors",
   "roll": "2d6 added for each",
   "provenance": "stated",
   "rows": [
    {
     "total": "2-3",
     "type": "Survivor",
     "rep": 4,
     "reacts": "Civilian",
     "reacts_once_confronted_by_zombies": "Survivor"
    },
    {
     "total": "4-6",
     "type": "Civilian",
     "rep": 3,
     "reacts": "Civilian"
    },
    {
     "total": "7-12",
     "type": "Basket case",
     "rep": 2,
     "reacts": "Civilian",
     "stays": "until rallied",
     "scream_shots": 6,
     "until": "rallied"
    }
   ]
  },
  {
   "id": "BDZ-T-road-refugees",
   "title": "Refugees",
   "roll": "2d6 added for each",
   "provenance": "stated",
   "rows": [
    {
     "total": "2-5",
     "type": "Survivor",
     "rep": 4,
     "reacts": "Survivor"
    },
    {
     "total": "6-9",
     "type": "Refugee",
     "rep": 3,
     "reacts": "Civilian"
    },
    {
     "total": "10-12",
     "type": "Shell shocked",
     "rep": 2,
     "reacts": "Civilian",
     "one_die_for": [
      "Rally",
      "Wanting To Charge",
      "Being Charged"
     ]
    }
   ]
  },
  {
   "id": "BDZ-T-road-media",
   "title": "News media",
   "roll": "2d6 added for each",
   "provenance": "stated",
   "rows": [
    {
     "total": "2-5",
     "type": "Anchor",
     "rep": 3
    },
    {
     "total": "6-9",
     "type": "Cameraman",
     "rep": 4
    },
    {
     "total": "10-12",
     "type": "Reporter",
     "rep": 3
    }
   ]
  },
  {
   "id": "BDZ-T-road-cultists",
   "title": "Cultists",
   "roll": "2d6 added for each",
   "provenance": "stated",
   "rows": [
    {
     "total": "2-3",
     "type": "Leader",
     "rep": 5,
     "reacts": "like a Star"
    },
    {
     "total": "4-8",
     "type": "Brother",
     "rep": 4,
     "reacts": "Ganger"
    },
    {
     "total": "9-12",
     "type": "Follower",
     "rep": 3,
     "reacts": "Civilian"
    }
   ]
  },
  {
   "id": "BDZ-T-road-where",
   "title": "Where encountered",
   "roll": "2d6 added",
   "provenance": "stated",
   "rows": [
    {
     "total": "2-3",
     "A": "off road",
     "B": "off road",
     "C": "off road",
     "D": "off road"
    },
    {
     "total": 4,
     "A": "off road",
     "B": "building",
     "C": "off road",
     "D": "off road"
    },
    {
     "total": 5,
     "A": "off road",
     "B": "building",
     "C": "off road",
     "D": "off road"
    },
    {
     "total": 6,
     "A": "building",
     "B": "on the road",
     "C": "off road",
     "D": "building"
    },
    {
     "total": 7,
     "A": "building",
     "B": "on the road",
     "C": "building",
     "D": "on the road"
    },
    {
     "total": 8,
     "A": "on the road",
     "B": "on the road",
     "C": "building",
     "D": "on the road"
    },
    {
     "total": 9,
     "A": "on the road",
     "B": "on the road",
     "C": "building",
     "D": "on the road"
    },
    {
     "total": "10-12",
     "A": "on the road",
     "B": "on the road",
     "C": "on the road",
     "D": "on the road"
    }
   ]
  },
  {
   "id": "BDZ-T-road-place",
   "title": "Details of the place",
   "roll": "1d6",
   "provenance": "stated",
   "rows": [
    {
     "place": "off road",
     "score": "1-2",
     "result": "in a vehicle"
    },
    {
     "place": "off road",
     "score": "3-4",
     "result": "in a house",
     "vehicle_on": "1-3"
    },
    {
     "place": "off road",
     "score": "5-6",
     "result": "in a campground with tents",
     "vehicle_on": "1-3"
    },
    {
     "place": "on the road",
     "score": "1-3",
     "groups": [
      "A",
      "B",
      "C",
      "D"
     ],
     "result": "in a working vehicle coming towards the group"
    },
    {
     "place": "on the road",
     "score": "4-6",
     "groups": [
      "A",
      "C",
      "D"
     ],
     "result": "on the road at a vehicle",
     "vehicle_state": {
      "1-3": "broken down",
      "4-6": "out of gas"
     }
    },
    {
     "place": "on the road",
     "score": "4-6",
     "groups": [
      "B"
     ],
     "result": "behind a vehicle blocking the road"
    },
    {
     "place": "building",
     "score": "1-4",
     "result": "gas station",
     "vehicle_on": "1-3"
    },
    {
     "place": "building",
     "score": "5-6",
     "result": "gas station and small diner",
     "vehicle_on": "1-4"
    }
   ],
   "side": {
    "1-3": "left",
    "4-6": "right"
   },
   "distance": "12 + 1d6 inches from the road, level with the centre"
  },
  {
   "id": "BDZ-T-road-aware",
   "title": "On The Road Awareness Table",
   "roll": "2d6 added; + player leader's Rep - other leader's Rep; +1 daytime, -1 pre-dawn, -1 evening, -2 night; limited to 2-12",
   "provenance": "stated",
   "rows": [
    {
     "total": "2-3",
     "result": "enemy needs no In Sight and has a free activation",
     "then": "roll activation"
    },
    {
     "total": 4,
     "result": "enemy takes In Sight with 1d6 more",
     "then": "roll activation"
    },
    {
     "total": 5,
     "result": "enemy takes In Sight",
     "then": "roll activation"
    },
    {
     "total": "6-8",
     "result": "roll activation"
    },
    {
     "total": 9,
     "result": "player takes In Sight",
     "then": "roll activation"
    },
    {
     "total": 10,
     "result": "player takes In Sight with 1d6 more",
     "then": "roll activation"
    },
    {
     "total": "11-12",
     "result": "player needs no In Sight and has a free activation",
     "then": "roll activation"
    }
   ]
  },
  {
   "id": "BDZ-T-together",
   "title": "Keeping It Together",
   "roll": "1d6 for each point of own Rep; a die equal to or below own Rep is a success",
   "provenance": "stated",
   "modifiers": [
    {
     "who": "Star",
     "dice": 2,
     "if": "the group has a base"
    },
    {
     "who": "Star",
     "dice": -1,
     "if": "a member was lost this month"
    },
    {
     "who": "Star",
     "dice": -1,
     "if": "not enough food for the group"
    },
    {
     "who": "Grunt",
     "dice": 1,
     "if": "ganger or survivor and the Star is not"
    },
    {
     "who": "Grunt",
     "dice": -1,
     "if": "for every three months in a row in the group"
    }
   ],
   "rows": [
    {
     "result": "twice as many or better",
     "star": "stays and skips the next test",
     "grunt": "mutiny: both 1d6 + Rep, higher shoots first, then activation"
    },
    {
     "result": "more",
     "star": "stays",
     "grunt": "leaves in the night"
    },
    {
     "result": "equal",
     "both": "each takes away 1d6 and repeats"
    }
   ],
   "note": "Printed for the case that both score none; other ties: BDZ-D-c47."
  },
  {
   "id": "BDZ-T-overview",
   "title": "Order of play",
   "provenance": "stated",
   "rows": {
    "start": [
     "begin with a Star",
     "choose class",
     "choose weapons",
     "choose two attributes",
     "build the group",
     "recruit Grunts",
     "attribute for each Grunt",
     "Rep and type of each Grunt"
    ],
    "encounter": [
     "choose area",
     "choose encounter",
     "choose time of day",
     "enter the table",
     "generate zombies if called for",
     "play: random events, noise, searching buildings, What's Inside, zombies, humans, barter, loot, challenges",
     "keeping it together",
     "success or failure for each character",
     "Rep up or down"
    ]
   }
  },
  {
   "id": "BDZ-T-roster",
   "title": "Group Record Sheet",
   "provenance": "stated",
   "rows": {
    "group_roster": [
     "Name",
     "Rep",
     "Class",
     "Ranged weapons",
     "Melee weapons",
     "Body armor",
     "Attribute #1",
     "Attribute #2",
     "Seen feast"
    ],
    "resource_management": {
     "columns": [
      "Left in area",
      "Owned by group"
     ],
     "rows": [
      "Body armor",
      "Food",
      "Fuel",
      "Luxury items",
      "Medical supplies",
      "Vehicles",
      "Weapons"
     ]
    },
    "group_info": [
     "Friends",
     "Enemies",
     "Vehicles"
    ],
    "history": "free text"
   },
   "note": "The sheet is printed twice; the word Friends is lost in the first copy. The text calls its two resource columns Current Area Resources Available and Current Group Resources."
  },
  {
   "id": "BDZ-T-day-questions",
   "title": "Questionnaire",
   "provenance": "stated",
   "rows": [
    {
     "part": "family",
     "ask": [
      "age",
      "single or married",
      "partner to look after",
      "children",
      "where each of them is now"
     ],
     "effect": "objectives"
    },
    {
     "part": "occupation",
     "ask": [
      "job",
      "sedentary or physical",
      "exercise"
     ],
     "effect": "Rep"
    },
    {
     "part": "experience",
     "ask": [
      "military",
      "law enforcement",
      "student",
      "ever fired a gun"
     ],
     "effect": "Rep and tests"
    },
    {
     "part": "where you live",
     "ask": [
      "urban",
      "suburbs",
      "rural",
      "house or apartment"
     ],
     "effect": "start area and zombies"
    },
    {
     "part": "supplies",
     "ask": [
      "food and water",
      "canned and perishable food",
      "barricade material",
      "generator"
     ],
     "effect": "food units"
    },
    {
     "part": "weapons",
     "ask": [
      "firearms",
      "type",
      "edged weapons",
      "improvised weapons",
      "tools"
     ],
     "effect": "starting weapons"
    },
    {
     "part": "vehicles",
     "ask": [
      "public transport",
      "car",
      "RV",
      "trailer",
      "watercraft",
      "ATV",
      "near at hand",
      "fuel"
     ],
     "effect": "vehicle and fuel"
    },
    {
     "part": "luxury items",
     "ask": [
      "cigarettes",
      "drink",
      "cash",
      "jewels",
      "other"
     ],
     "effect": "barter goods"
    }
   ]
  },
  {
   "id": "BDZ-T-day-rep",
   "title": "Rep and tests from the questionnaire",
   "provenance": "stated",
   "rows": [
    {
     "answer": "sedentary job",
     "rep": 3,
     "tests": "Civilian"
    },
    {
     "answer": "peak physical shape",
     "rep": 4,
     "tests": "Civilian"
    },
    {
     "answer": "serving in the military",
     "rep": 4,
     "tests": "Military",
     "elite_force": 5
    },
    {
     "answer": "serving in law enforcement",
     "rep": 4,
     "tests": "Military",
     "swat": 5
    },
    {
     "answer": "formerly military or law enforcement",
     "rep": 3,
     "tests": "Military"
    }
   ]
  },
  {
   "id": "BDZ-T-day-locations",
   "title": "Locations",
   "provenance": "stated",
   "rows": [
    {
     "location": "Spouse's workplace",
     "civilians": "2d6",
     "objective": "spouse or partner"
    },
    {
     "location": "Your workplace",
     "civilians": "2d6",
     "objective": "player's choice"
    },
    {
     "location": "Children's school",
     "civilians": "2d6",
     "objective": "children",
     "may_repeat": "for further schools"
    },
    {
     "location": "Military base",
     "civilians": 0,
     "objective": "player's choice"
    },
    {
     "location": "Police station",
     "civilians": 0,
     "objective": "player's choice"
    },
    {
     "location": "Home",
     "civilians": 0,
     "objective": "player's choice"
    },
    {
     "location": "Retail box store",
     "civilians": "2d6",
     "objective": "weapons"
    },
    {
     "location": "Supermarket",
     "civilians": "2d6",
     "objective": "food"
    },
    {
     "location": "Retrieve your vehicle",
     "civilians": 0,
     "objective": "vehicle"
    },
    {
     "location": "Bank or ATM",
     "civilians": 0,
     "objective": "cash"
    }
   ]
  },
  {
   "id": "BDZ-T-day-getting",
   "title": "Getting There Table",
   "roll": "2d6 against Rep",
   "provenance": "stated",
   "rows": [
    {
     "passed": 2,
     "vehicle": "on time",
     "foot": "on time"
    },
    {
     "passed": 1,
     "vehicle": {
      "rep_above_location_number": "on time",
      "otherwise": "one location later"
     },
     "foot": "one location later"
    },
    {
     "passed": 0,
     "vehicle": "one location later",
     "foot": "two locations later"
    }
   ]
  },
  {
   "id": "BDZ-T-day-activation",
   "title": "Day One activation scores",
   "roll": "the two activation dice",
   "provenance": "stated",
   "rows": [
    {
     "score": "sum 7",
     "event": "zombies generated"
    },
    {
     "score": "sum 11",
     "event": "a police officer"
    },
    {
     "score": "any pair",
     "event": "1d6 terrified civilians"
    }
   ]
  }
 ],
 "examples": [
  {
   "id": "BDZ-EX-intro-reaction",
   "rules": [
    "BDZ-play-reaction-first",
    "BDZ-react-in-sight",
    "BDZ-react-received-fire"
   ],
   "given": "Two figures on opposite sides of a building. Mine is active and walks round the corner into view of yours.",
   "dice": [],
   "expect": "Yours takes In Sight at once and may fire, snap fire or not fire. If it fires and misses, mine takes Received Fire and may fire, duck back or run. This goes on until one is hit, out of ammo, ducked back or gone. Your turn comes only once I have activated everything and all reactions are settled.",
   "note": "A description without dice."
  },
  {
   "id": "BDZ-EX-dice-passing",
   "rules": [
    "BDZ-dice-passing"
   ],
   "given": "Rep 4 takes Received Fire.",
   "dice": [
    1,
    5
   ],
   "expect": "pass 1d6"
  },
  {
   "id": "BDZ-EX-dice-successes",
   "rules": [
    "BDZ-dice-successes",
    "BDZ-melee-dice"
   ],
   "given": "Rep 4 enters melee and rolls 4d6.",
   "dice": [
    1,
    3,
    3,
    4
   ],
   "expect": "three successes"
  },
  {
   "id": "BDZ-EX-dice-possibilities",
   "rules": [
    "BDZ-dice-possibilities"
   ],
   "given": "A gang member may have a pistol (1).",
   "dice": [
    1
   ],
   "expect": "on a 1 of 1d6 the ganger has a pistol, on anything else not"
  },
  {
   "id": "BDZ-EX-dice-adding",
   "rules": [
    "BDZ-dice-adding"
   ],
   "given": "A table that adds two dice.",
   "dice": [
    3,
    6
   ],
   "expect": "total 9",
   "note": "The table it names, a Terrain Generator, is not in the seed; only the way of reading dice matters."
  },
  {
   "id": "BDZ-EX-dice-how-many",
   "rules": [
    "BDZ-dice-how-many",
    "BDZ-react-in-sight",
    "BDZ-melee-dice"
   ],
   "given": "A looter (Rep 4) approaches a survivor (Rep 5). The In Sight table says 2, the Melee table says Rep.",
   "dice": [],
   "expect": "the survivor rolls 2d6 for In Sight; in melee the looter rolls 4d6 and the survivor 5d6"
  },
  {
   "id": "BDZ-EX-star-ltl",
   "rules": [
    "BDZ-star-ltl"
   ],
   "given": "Star of Rep 5 shot by a ganger of Rep 4, who rolls an obviously dead result.",
   "dice": [],
   "expect": "the Star is out of the fight"
  },
  {
   "id": "BDZ-EX-star-cheat",
   "rules": [
    "BDZ-star-cheat",
    "BDZ-star-cheat-rep"
   ],
   "given": "Star of Rep 5 shot by a ganger of Rep 5, obviously dead; the player declares Cheating Death.",
   "dice": [],
   "expect": "the Star leaves the table alive and is now Rep 4"
  },
  {
   "id": "BDZ-EX-star-freewill",
   "rules": [
    "BDZ-star-freewill",
    "BDZ-react-received-fire-survivor"
   ],
   "given": "A Star is shot at and missed, and must take Received Fire.",
   "dice": [],
   "expect": "with no dice the player chooses pass 2d6 and the Star returns fire",
   "note": "Returning fire on pass 2d6 is the survivor and military result; a civilian or ganger Star would snap fire."
  },
  {
   "id": "BDZ-EX-weapon-shown",
   "rules": [
    "BDZ-weapon-carried"
   ],
   "given": "Three figures that carry a pistol, a shotgun and an assault rifle.",
   "dice": [],
   "expect": "they may be played with a pistol, a shotgun and an assault rifle"
  },
  {
   "id": "BDZ-EX-attributes",
   "rules": [
    "BDZ-attr-star",
    "BDZ-attr-grunt"
   ],
   "given": "A Star picks Agile and Born Leader. Grunt Char totals 8 and rolls the extra die; Grunt Dez totals 11.",
   "dice": [
    "8 (2d6)",
    4,
    "11 (2d6)"
   ],
   "expect": "Char is an Athlete, Dez is Clumsy"
  },
  {
   "id": "BDZ-EX-group-split",
   "rules": [
    "BDZ-group-distance",
    "BDZ-group-change",
    "BDZ-group-join-move"
   ],
   "given": "Billy, Char and Dez form a group. Under fire Char ducks back to a place more than 4 inches from both, still in sight of them. Later Billy moves to within 4 inches of her.",
   "dice": [],
   "expect": "Char becomes a group of one and activates alone; once Billy is within 4 inches she is in the group again and may move with him at once."
  },
  {
   "id": "BDZ-EX-leader-die",
   "rules": [
    "BDZ-leader-die",
    "BDZ-react-charge"
   ],
   "given": "Soldiers of Rep 4 with a Leader of Rep 4 take Wanting To Charge; Leader Die first, then the group's two dice.",
   "dice": [
    3,
    3,
    6
   ],
   "expect": "the Leader Die passes, the group's dice pass one; the squad counts as pass 2d6 and charges"
  },
  {
   "id": "BDZ-EX-leader-replace",
   "rules": [
    "BDZ-leader-replace",
    "BDZ-react-leader-lost-survivor"
   ],
   "given": "A group's Leader is disabled by fire and the group passes 2d6 on Leader Lost.",
   "dice": [],
   "expect": "the member with the highest Rep is the Leader from now on",
   "note": "At once for survivors and military; civilians and gangers halt on pass 2d6 and choose when next active (BDZ-D-leader-lost-delay)."
  },
  {
   "id": "BDZ-EX-leader-lost",
   "rules": [
    "BDZ-react-leader-lost",
    "BDZ-leader-replace"
   ],
   "given": "The group comes under fire, its Leader goes down (out of the fight or obviously dead), it passes 2d6.",
   "dice": [],
   "expect": "Leader Lost is taken in place of Man Down; the highest Rep figure is the new Leader"
  },
  {
   "id": "BDZ-EX-turn-first",
   "rules": [
    "BDZ-turn-first",
    "BDZ-turn-rep-threshold"
   ],
   "given": "Activation dice, human then zombie.",
   "dice": [
    4,
    3
   ],
   "expect": "the humans go first and may activate only groups whose Leader is Rep 4 or higher"
  },
  {
   "id": "BDZ-EX-turn-second",
   "rules": [
    "BDZ-turn-second",
    "BDZ-turn-rep-threshold",
    "BDZ-zact-together"
   ],
   "given": "Same dice; the humans have finished.",
   "dice": [
    4,
    3
   ],
   "expect": "the zombies now activate, and since all are Rep 4, all of them do"
  },
  {
   "id": "BDZ-EX-active-fire",
   "rules": [
    "BDZ-act-active-fire",
    "BDZ-act-move-fire"
   ],
   "given": "Billy walks round a corner, an enemy's In Sight fire makes him return fire by a reaction.",
   "dice": [],
   "expect": "later in the same move he may still take his one active fire at another enemy"
  },
  {
   "id": "BDZ-EX-fast-move",
   "rules": [
    "BDZ-move-fast",
    "BDZ-leader-die",
    "BDZ-move-fast-status",
    "BDZ-react-fast-common"
   ],
   "given": "Billy (Rep 5, Leader), Dez (Rep 4) and Char (Rep 3) take Fast Move, nobody in cover. Leader Die first, then the group's dice.",
   "dice": [
    6,
    5,
    4
   ],
   "expect": "The Leader Die fails. Billy passes 2d6 and moves 16, Dez passes 1d6 and moves 12, Char passes 0d6 and moves 8. Char does not count as fast moving."
  },
  {
   "id": "BDZ-EX-prone",
   "rules": [
    "BDZ-move-prone"
   ],
   "given": "Char moves 8 inches and goes prone.",
   "dice": [],
   "expect": "her movement is over and she may now fire"
  },
  {
   "id": "BDZ-EX-involuntary",
   "rules": [
    "BDZ-move-duck-back",
    "BDZ-move-retire"
   ],
   "given": "Billy and Dez are fired on. Billy's result is duck back, Dez's is retire; Billy's nearest cover is 3 inches toward the shooter.",
   "dice": [],
   "expect": "Billy moves 3 inches forward into that cover. Dez moves away from the shooter to the nearest cover that way and stays hunkered down until Billy or Char rallies her."
  },
  {
   "id": "BDZ-EX-in-sight",
   "rules": [
    "BDZ-react-in-sight",
    "BDZ-react-in-sight-survmil"
   ],
   "given": "Billy is inactive behind a building. Gweedo, active, moves to its corner and into Billy's sight.",
   "dice": [],
   "expect": "Billy takes In Sight, passes 2d6 and fires"
  },
  {
   "id": "BDZ-EX-received-fire-group",
   "rules": [
    "BDZ-react-received-fire",
    "BDZ-leader-die"
   ],
   "given": "Billy (Leader) is shot at and missed. Char and Dez are within 8 inches and see him.",
   "dice": [],
   "expect": "All three take the test on one throw of 3d6, two for the group and one Leader Die for Billy; the passed Leader Die counts for each of them and the two dice are read against each Rep.",
   "note": "The example says one die is passed but does not show the dice."
  },
  {
   "id": "BDZ-EX-charge-part",
   "rules": [
    "BDZ-react-charge",
    "BDZ-react-charge-common"
   ],
   "given": "Billy, Char and Dez are one group; Billy and Char want to charge, Dez gives fire. Billy passes 2d6, Char 1d6, neither in cover.",
   "dice": [],
   "expect": "both charge; Dez fires before they move"
  },
  {
   "id": "BDZ-EX-being-charged",
   "rules": [
    "BDZ-react-charged",
    "BDZ-react-charged-fire",
    "BDZ-react-charged-common"
   ],
   "given": "Char charges Carlos, who passes 2d6 on Being Charged.",
   "dice": [],
   "expect": "Carlos fires, then melees. If he does not hit her Char takes Received Fire first",
   "note": "A ganger Carlos would snap fire; the sequence is the same."
  },
  {
   "id": "BDZ-EX-rally",
   "rules": [
    "BDZ-react-rally",
    "BDZ-react-rally-survganger",
    "BDZ-leader-die"
   ],
   "given": "Dez is hunkered down in cover. Char comes within 3 inches and Dez rolls 2d6, passing 0d6. Later in the turn Billy, the Leader, tries: 3d6 with his Leader Die, and Dez passes 1d6.",
   "dice": [],
   "expect": "she stays down after the first try and rallies on the second, being in cover",
   "note": "Shows that more than one friend may try in a turn. With the civilian table pass 1d6 would be retire."
  },
  {
   "id": "BDZ-EX-man-down",
   "rules": [
    "BDZ-react-man-down"
   ],
   "given": "Dez is hit and stunned. Char and Billy are within 4 inches and see her; Billy's Rep is higher than hers, Char's is not.",
   "dice": [],
   "expect": "only Char is affected by the test; nobody takes Received Fire for that shot"
  },
  {
   "id": "BDZ-EX-recover-kd",
   "rules": [
    "BDZ-react-recover-kd"
   ],
   "given": "Dez is knocked down by a hit and passes 2d6 on Recover From Knock Down.",
   "dice": [],
   "expect": "stunned"
  },
  {
   "id": "BDZ-EX-hero",
   "rules": [
    "BDZ-react-heroes"
   ],
   "given": "Char takes Man Down and rolls double ones; later she wants to charge.",
   "dice": [
    1,
    1
   ],
   "expect": "pass 2d6 and hero mode; later she charges without rolling"
  },
  {
   "id": "BDZ-EX-smg-spread",
   "rules": [
    "BDZ-shoot-targets"
   ],
   "given": "A submachine gun, Target 3.",
   "dice": [],
   "expect": "up to three targets within a width of 3 inches"
  },
  {
   "id": "BDZ-EX-shotgun",
   "rules": [
    "BDZ-weapon-sg-six",
    "BDZ-shoot-ammo",
    "BDZ-zgen-noise-count"
   ],
   "given": "Jim Bob Joe fires a shotgun at three targets.",
   "dice": [
    1,
    1,
    2,
    4,
    5,
    6
   ],
   "expect": "4, 5 and 6 are used to hit; the two ones mean out of ammo; all six dice count as shots for zombies"
  },
  {
   "id": "BDZ-EX-outgunned-ammo",
   "rules": [
    "BDZ-shoot-outgunned",
    "BDZ-shoot-outgunned-rank"
   ],
   "given": "Billy has an assault rifle (ranking 3) but no ammo; Slag fires a semi-automatic rifle at him and misses; Billy passes 2d6.",
   "dice": [],
   "expect": "Billy ducks back although his weapon ranks higher, because he cannot shoot back",
   "note": "Billy is elsewhere a Star, and Stars are never outgunned. The rule stands for rankings; the example stands for a figure that cannot fire (BDZ-D-star-no-ammo)."
  },
  {
   "id": "BDZ-EX-tight-ammo",
   "rules": [
    "BDZ-shoot-ammo"
   ],
   "given": "Carlos fires a SAW.",
   "dice": [
    1,
    1,
    4,
    5
   ],
   "expect": "the 4 and 5 are applied first (both hit here), then the weapon is out of ammo",
   "note": "Carlos is Rep 4 elsewhere, so 4 + 4 = 8 hits only with none of the row's conditions and a first target; 5 + 4 = 9 likewise."
  },
  {
   "id": "BDZ-EX-switch",
   "rules": [
    "BDZ-shoot-switch",
    "BDZ-shoot-ammo"
   ],
   "given": "Nicholas, active, empties his submachine gun (two ones).",
   "dice": [],
   "expect": "he draws a pistol, keeps walking, turns a corner and may fire the pistol from an In Sight result",
   "note": "In Sight is for inactive figures, so the test is the enemy's and the pistol fire his reaction to it, or a free reading of the rule. The switching rule is what the example proves."
  },
  {
   "id": "BDZ-EX-fire-exchange",
   "rules": [
    "BDZ-shoot-exchange",
    "BDZ-shoot-outgunned",
    "BDZ-shoot-outgunned-rank"
   ],
   "given": "Char fires a BA pistol at Carlos and misses; Carlos returns fire with a submachine gun and misses; Char passes 2d6 on Received Fire.",
   "dice": [],
   "expect": "Char ducks back instead of returning fire, as the submachine gun outguns her BA pistol"
  },
  {
   "id": "BDZ-EX-target-selection",
   "rules": [
    "BDZ-shoot-declare",
    "BDZ-shoot-targets"
   ],
   "given": "Carlos fires a SAW, declaring one die at Dez (first) and three at Char.",
   "dice": [
    3,
    5,
    1,
    2
   ],
   "expect": "set out 5, 3, 2, 1; the 5 goes to Dez, the 3, 2 and 1 to Char"
  },
  {
   "id": "BDZ-EX-shoot-cover",
   "rules": [
    "BDZ-shoot-roll",
    "BDZ-shoot-8",
    "BDZ-shoot-10"
   ],
   "given": "Billy (Rep 5) fires a BA pistol with two dice at Carlos, who is in cover.",
   "dice": [
    3,
    6
   ],
   "expect": "totals 8 (miss, cover) and 11 (hit)"
  },
  {
   "id": "BDZ-EX-damage",
   "rules": [
    "BDZ-shoot-damage",
    "BDZ-react-recover-kd"
   ],
   "given": "Billy hit Carlos with a BA pistol (Impact 2); Carlos then passes 2d6 on Recover From Knock Down.",
   "dice": [
    3
   ],
   "expect": "3 is above 2, so Carlos is knocked down, and recovering with 2d6 he is stunned"
  },
  {
   "id": "BDZ-EX-autokill",
   "rules": [
    "BDZ-autokill",
    "BDZ-autokill-roll"
   ],
   "given": "Billy is active and runs up to the stunned Carlos to kill him.",
   "dice": [],
   "expect": "he must still roll his weapon's smallest number of dice, or melee Carlos, who has 0d6"
  },
  {
   "id": "BDZ-EX-pitiful",
   "rules": [
    "BDZ-shoot-pitiful",
    "BDZ-shoot-9"
   ],
   "given": "Char (Rep 3) fires at Willie in cover; shooting die, then the pitiful shot die.",
   "dice": [
    6,
    2
   ],
   "expect": "6 + 3 = 9 misses a target in cover; the 2 is 3 or less, so Willie is hit"
  },
  {
   "id": "BDZ-EX-grenade-throw",
   "rules": [
    "BDZ-grenade-throw",
    "BDZ-grenade-miss",
    "BDZ-shoot-outgunned-rank"
   ],
   "given": "Dez (Rep 4) throws a grenade at a spot she cannot see behind a low wall, where Carlos is with a SAW. Carlos passes 2d6 on Received Fire. Billy then runs to the wall and drops one over it, passing 1d6.",
   "dice": [
    3,
    6
   ],
   "expect": "Dez passes 1d6 and misses; Carlos must duck back, since a grenade outguns a SAW. Billy's grenade lands on pass 1d6 because it is dropped over a wall, and Carlos rolls for its effect."
  },
  {
   "id": "BDZ-EX-grenade-effect",
   "rules": [
    "BDZ-grenade-effect",
    "BDZ-grenade-circle"
   ],
   "given": "Billy's grenade is down and Carlos (Rep 4) is in the circle; Carlos passes 1d6.",
   "dice": [],
   "expect": "Carlos is stunned",
   "note": "The example calls the number he rolls against his Impact of 4; it is his Rep."
  },
  {
   "id": "BDZ-EX-chainsaw",
   "rules": [
    "BDZ-melee-chainsaw",
    "BDZ-melee-chainsaw-stall"
   ],
   "given": "Jim Bob Joe (Rep 4) fights with a chain saw, 7d6, of which two show 1.",
   "dice": [],
   "expect": "the saw does its work this round and has then stalled; he tries to restart it when next active",
   "note": "The example gives 7d6 (Rep 4 + 3) and no die for higher Impact. The rule grants that die against a lower Impact weapon; the example does not name an opponent's weapon, so the rule stands (BDZ-D-chainsaw-impact)."
  },
  {
   "id": "BDZ-EX-melee",
   "rules": [
    "BDZ-melee-dice",
    "BDZ-melee-impact",
    "BDZ-melee-rolling",
    "BDZ-melee-result",
    "BDZ-melee-weapon-iw"
   ],
   "given": "Billy (Rep 5, two handed axe, Impact 3) fights Carlos (Rep 4, small pipe, Impact 1). Billy 6d6, Carlos 4d6; rounds in pairs.",
   "dice": [
    [
     1,
     2,
     3,
     4,
     6,
     6
    ],
    [
     1,
     4,
     4,
     6
    ],
    [
     1,
     2,
     6
    ],
    [
     1
    ],
    [
     1,
     3
    ],
    [
     5
    ]
   ],
   "expect": "Billy keeps 3, 2, then 2 successes; Carlos 1, 1, then 0. The last roll is 2 to 0, so Carlos is obviously dead."
  },
  {
   "id": "BDZ-EX-break-off",
   "rules": [
    "BDZ-melee-break",
    "BDZ-react-in-sight-ganger"
   ],
   "given": "Carlos and Char are evenly matched. Char activates first and moves 6 inches away; Carlos takes In Sight and passes 1d6.",
   "dice": [],
   "expect": "Char is out of the melee and Carlos may snap fire at her"
  },
  {
   "id": "BDZ-EX-retrieve",
   "rules": [
    "BDZ-wounded-duck"
   ],
   "given": "Billy must duck back after passing 1d6; Char lies wounded within 4 inches.",
   "dice": [],
   "expect": "he goes to her, picks her up, and moves on into cover, even beyond his normal move"
  },
  {
   "id": "BDZ-EX-door",
   "rules": [
    "BDZ-bldg-door",
    "BDZ-react-fast-common"
   ],
   "given": "Char passed 1d6 on Fast Move and has 12 inches; the door is 6 inches away.",
   "dice": [],
   "expect": "6 to the door, 2 for the door, 4 more inside"
  },
  {
   "id": "BDZ-EX-stairs",
   "rules": [
    "BDZ-bldg-levels"
   ],
   "given": "Jim Bob Joe is on the first floor and passes 1d6 on Fast Move (12 inches).",
   "dice": [],
   "expect": "going up one floor costs 6 inches"
  },
  {
   "id": "BDZ-EX-zgen-start",
   "rules": [
    "BDZ-zgen-start"
   ],
   "given": "Suburbs, three humans enter, one die each.",
   "dice": [
    2,
    3,
    6
   ],
   "expect": "11 zombies"
  },
  {
   "id": "BDZ-EX-zgen-noise",
   "rules": [
    "BDZ-zgen-noise",
    "BDZ-zgen-noise-count"
   ],
   "given": "Suburbs. Jim Bob Joe fires his shotgun, moves 4 inches and fires it again in the same turn.",
   "dice": [],
   "expect": "12d6 at the end of the turn, one zombie for each 5 or 6, placed about the spot of its own shot",
   "note": "The example speaks of six shots doubled for the shotgun, which equals six dice for each of the two fires."
  },
  {
   "id": "BDZ-EX-zgen-place",
   "rules": [
    "BDZ-zgen-place",
    "BDZ-zgen-place-off"
   ],
   "given": "One zombie is drawn by a gunshot fired less than 12 inches from the bottom edge.",
   "dice": [
    4
   ],
   "expect": "the spot toward the bottom is off the table, so it turns clockwise until it is on the table, still 12 inches from the shot"
  },
  {
   "id": "BDZ-EX-zact-order",
   "rules": [
    "BDZ-zact-together",
    "BDZ-zact-move",
    "BDZ-zact-charge",
    "BDZ-zact-melee"
   ],
   "given": "Billy is in melee with zombie A. Char, not in melee, has zombies B and C near and in sight; B can get no nearer than 6 inches, C can reach her.",
   "dice": [],
   "expect": "B moves its full move and ends 6 inches from Char. C charges and stops 4 inches from her; she passes Being Charged, fires and misses; C is moved into contact. Then A and C fight.",
   "note": "Char's missed fire calls for no test, since zombies take none."
  },
  {
   "id": "BDZ-EX-zact-lost-sight",
   "rules": [
    "BDZ-zact-2",
    "BDZ-zact-3"
   ],
   "given": "Billy moves round a corner out of the sight of two zombies. A vehicle passes 30 inches away.",
   "dice": [],
   "expect": "the vehicle is beyond 24 inches, so they move to where they last saw Billy"
  },
  {
   "id": "BDZ-EX-barricade",
   "rules": [
    "BDZ-zmove-door-barricaded",
    "BDZ-barricade-break"
   ],
   "given": "One zombie reaches a barricaded door of Rep 4 and fights it: 1d6 against 4d6, and the door wins. Next turn three more arrive: 4d6 against 4d6, and the zombies win.",
   "dice": [],
   "expect": "nothing happens to the zombie after the first round; after the second the door is down and on the next activation they go through",
   "note": "The zombies' dice are thrown together against one roll of the door, which is not split among them; the example wins over the general rule for several opponents (BDZ-D-barricade-pool)."
  },
  {
   "id": "BDZ-EX-zreact-in-sight",
   "rules": [
    "BDZ-zreact-in-sight"
   ],
   "given": "Zombie A is placed 6 inches from Billy in his sight, zombie B behind a building. On activation B walks into sight.",
   "dice": [],
   "expect": "no In Sight test against A; Billy takes one against B"
  },
  {
   "id": "BDZ-EX-zed-or-no-zed",
   "rules": [
    "BDZ-react-zed",
    "BDZ-react-zed-result",
    "BDZ-react-charged"
   ],
   "given": "Dez (Rep 4) meets a person who steps into sight within 3 inches.",
   "dice": [
    3,
    3
   ],
   "expect": "pass 2d6, but doubles mean she knows it, so it counts as pass 1d6; the zombie charges and she takes Being Charged"
  },
  {
   "id": "BDZ-EX-see-the-feast",
   "rules": [
    "BDZ-react-feast"
   ],
   "given": "Dez (Rep 4) comes on two zombies feeding.",
   "dice": [
    5,
    3
   ],
   "expect": "pass 1d6; she ducks back into the library and takes the Sanity test"
  },
  {
   "id": "BDZ-EX-sanity",
   "rules": [
    "BDZ-react-sanity",
    "BDZ-react-stunned"
   ],
   "given": "Dez (Rep 4) takes the Sanity test after See The Feast.",
   "dice": [
    3,
    4
   ],
   "expect": "pass 2d6; she is stunned, stays in place, and acts again after recovering"
  },
  {
   "id": "BDZ-EX-zshoot-conceal",
   "rules": [
    "BDZ-zshoot-cover",
    "BDZ-shoot-8",
    "BDZ-shoot-9"
   ],
   "given": "A zombie walks along the edge of woods; Billy fires a BA pistol and his totals are 8 and 9.",
   "dice": [
    3,
    4
   ],
   "expect": "the 8 misses (concealed), the 9 hits (no cover for a zombie)",
   "note": "The faces follow from Rep 5; the example gives only the totals."
  },
  {
   "id": "BDZ-EX-easy-to-hit",
   "rules": [
    "BDZ-zshoot-easy",
    "BDZ-zshoot-charged"
   ],
   "given": "Billy (Rep 5) hits a zombie with a BA pistol (Impact 2), and later in the turn hits one that is charging him. Damage die each time.",
   "dice": [
    4,
    4
   ],
   "expect": "the first is obviously dead (4 against Rep 5), the second only knocked down (4 against Impact 2)"
  },
  {
   "id": "BDZ-EX-zmelee",
   "rules": [
    "BDZ-melee-many",
    "BDZ-zmelee-dice",
    "BDZ-melee-result",
    "BDZ-zshoot-oof",
    "BDZ-melee-unarmed"
   ],
   "given": "Billy (Rep 5, no melee weapon) fights zombies A and B with 5d6, three for A and two for B; each zombie rolls 1d6. Order of dice: Billy on A, Billy on B, A, B.",
   "dice": [
    [
     1,
     4,
     5
    ],
    [
     5,
     6
    ],
    [
     5
    ],
    [
     4
    ]
   ],
   "expect": "Billy has one success to none against A, which is out of the fight and so obviously dead. With B it is zero to zero: evenly matched, still in melee. If Billy is active first he may break off or fight on."
  },
  {
   "id": "BDZ-EX-veh-turn-1",
   "rules": [
    "BDZ-veh-turning",
    "BDZ-veh-turn-keeps-speed",
    "BDZ-veh-turn-90-limit"
   ],
   "given": "An SUV (Speed 18, one turn) moves 12\" in one activation. In the next it changes direction by 45 degrees. In the third it goes straight on.",
   "dice": [],
   "expect": "Second activation: 12\" less a quarter is 9\". Third activation: again 9\", unless the driver speeds up. No Lose Control test is taken although 12\" is more than half of Speed.",
   "note": "Agrees with the rules, as the test is only for a full 90-degree turn."
  },
  {
   "id": "BDZ-EX-veh-rundown-1",
   "rules": [
    "BDZ-veh-rundown-procedure",
    "BDZ-veh-test-charge",
    "BDZ-veh-rundown-zombies",
    "BDZ-veh-rundown-several",
    "BDZ-veh-rundown-damage"
   ],
   "given": "Billy Pink, in a Sedan (Bash Value 5), charges three zombies in sight and in reach. He passes two dice on Vehicle Charge.",
   "dice": [
    1,
    3,
    6
   ],
   "expect": "The car is placed 3\" from the zombies, which count as having passed no dice, so all three are hit. Billy takes one Lose Control test for each of them. The damage dice against Impact 5: the 1 and the 3 leave two zombies obviously dead, the 6 knocks the third down.",
   "note": "The Vehicle Charge dice and the three Lose Control rolls are not given. The text says Lost Control once. The 3 would be out of the fight for a human; for a zombie that is dead."
  },
  {
   "id": "BDZ-EX-enc-surprise-1",
   "rules": [
    "BDZ-enc-half-die",
    "BDZ-enc-cz-match",
    "BDZ-enc-cz-totals",
    "BDZ-enc-cz-human-wins",
    "BDZ-enc-cz-fire",
    "BDZ-enc-cz-surprised"
   ],
   "given": "Ken (Rep 4) and Jim Bob Joe (Rep 5) go into an urban building that may hold zombies. Two zombies are matched with Ken, one with Jim Bob Joe.",
   "dice": [
    5,
    5,
    3,
    6
   ],
   "expect": "5 for the number: three zombies. 5 for the zombies: total 5 + 3 = 8. Ken 3 + 4 = 7, surprised, may not fire. Jim Bob Joe 6 + 5 = 11, not surprised; he fires at his zombie and takes it out. Ken fights both of his at once and splits his four dice, 2d6 against 1d6 each.",
   "note": "The first die is read on a Number Of Zombies Table that the seed does not hold; 1/2d6 rounded up gives the same three. With the result 11 or more on What's Inside it would have been four. The dice for Jim Bob Joe's shot are not given."
  },
  {
   "id": "BDZ-EX-enc-mg-1",
   "rules": [
    "BDZ-enc-mg-procedure",
    "BDZ-enc-mg-win2"
   ],
   "given": "Jim Bob Joe (Rep 5) meets Harry (Rep 4), leader of the others, in a building; the numbers are equal.",
   "dice": [
    1,
    2,
    3,
    4,
    5,
    1,
    1,
    4,
    6
   ],
   "expect": "Jim Bob Joe keeps three dice and Harry two. Rolling these again Jim Bob Joe has two successes and Harry none, so he is two ahead and Harry's group joins him.",
   "note": "The faces of the second roll are not given, only the successes (2 of 3 dice, 0 of 2)."
  },
  {
   "id": "BDZ-EX-enc-mg-2",
   "rules": [
    "BDZ-enc-mg-procedure",
    "BDZ-enc-mg-mod-numbers",
    "BDZ-enc-mg-tie",
    "BDZ-enc-mg-win1"
   ],
   "given": "Tonya (Rep 5) and Ambi meet one hostile human, Jumbo (Rep 4). Tonya adds 1d6 for one figure more. The dice are in the order Jumbo 4, Tonya 6; Jumbo 2, Tonya 3; Jumbo 1, Tonya 1.",
   "dice": [
    1,
    3,
    4,
    4,
    1,
    1,
    3,
    6,
    6,
    6,
    3,
    4,
    3,
    4,
    6,
    4,
    5
   ],
   "expect": "First roll: Jumbo keeps 2, Tonya 3. Second: each keeps 1. Third: both fail, Jumbo with a 4, Tonya with a 5. Tonya's failed die is the highest, so she counts as one success ahead and Jumbo joins for this game only.",
   "note": "The table says that the side counts as if it had passed 1d6, the example says one more success; the example wins, as nothing on this table is read by passed dice."
  },
  {
   "id": "BDZ-EX-enc-cargo-1",
   "rules": [
    "BDZ-enc-encumbrance-vehicle",
    "BDZ-veh-def-seats"
   ],
   "given": "A Big Rig with seats 6 and 40.",
   "dice": [],
   "expect": "46 x 12 = 552 cargo value.",
   "note": "Shows that cab and rear seats are added together."
  },
  {
   "id": "BDZ-EX-enc-chal-1",
   "rules": [
    "BDZ-enc-chal-steps",
    "BDZ-enc-chal-difficulty",
    "BDZ-enc-chal-consequence"
   ],
   "given": "A character wants to leap out of a doorway over zombies that are feeding on a ganger. The players call it very difficult.",
   "dice": [],
   "expect": "It is rolled at -1 Rep. Failure lands the character among the zombies; should these activate before him they melee him and he fights with 2d6 fewer.",
   "note": "No dice are given; the example shows the three steps before the roll."
  },
  {
   "id": "BDZ-EX-camp-travel-1",
   "rules": [
    "BDZ-camp-travel-steps",
    "BDZ-camp-travel-rural-chain"
   ],
   "given": "A campaign in Texas. The group leaves Austin (urban) for its suburbs, goes west through West Texas (rural) and wants to reach the suburbs of El Paso (urban). The player sets four rural areas in between.",
   "dice": [],
   "expect": "Urban, suburban, four rural areas, suburban, urban: every step is allowed. Up to the second suburban area that is six moves into a new area, each with its fuel and its Random Road Encounter roll.",
   "note": "The number of moves and the rolls are worked out from the rule; the seed only gives the route."
  },
  {
   "id": "BDZ-EX-day-fuel-1",
   "rules": [
    "BDZ-day-fuel-full"
   ],
   "given": "An SUV (Bash Value 6) with its tank half full.",
   "dice": [],
   "expect": "3 units of fuel."
  }
 ],
 "decisions": [
  {
   "id": "BDZ-D-freewill-mandown",
   "question": "May a Star choose its Man Down result? The text's list of Free Will tests leaves it out, the four tables mark it with the asterisk.",
   "decision": "Yes. Man Down is a Free Will test.",
   "why": "The text says the asterisk is the mark of Free Will, and all four tables agree."
  },
  {
   "id": "BDZ-D-cheat-zombie",
   "question": "Can a Star cheat death when a zombie (Rep 4) kills a Star of higher Rep?",
   "decision": "Yes, at the usual cost of one Rep, and it then takes the infection test. The same where a feast on it comes to its end.",
   "why": "Larger Than Life is switched off by zombies and the Cheating Death text keeps the infection test, which only makes sense after zombie kills."
  },
  {
   "id": "BDZ-D-born-leader",
   "question": "Does the Born Leader's result replace that of friends within 4 inches even when theirs is better?",
   "decision": "Yes, on every reaction test the Born Leader takes on the same throw, Stars and heroes not excepted; friends who test while it does not, roll for themselves.",
   "why": "The text lets the Born Leader's reaction override that of any friend."
  },
  {
   "id": "BDZ-D-nerves",
   "question": "What does a figure with Nerves of Steel do instead of ducking back?",
   "decision": "It carries on; if it is inactive it stays where it is and does not fire. Retire and hunker down still apply.",
   "why": "The text only removes duck back."
  },
  {
   "id": "BDZ-D-clumsy",
   "question": "Which way does a Clumsy figure go before it falls?",
   "decision": "Where its player likes, as far as the die of inches allows; the fall is no wound and calls for no test.",
   "why": "The text gives a distance and no direction."
  },
  {
   "id": "BDZ-D-marksman",
   "question": "Do the further dice of a Marksman count for ammo and for noise?",
   "decision": "Yes, every die that is thrown, as with a shotgun; an automatic kill takes them too.",
   "why": "Tight ammo and the noise of shots both count the dice thrown. A Marksman rolls two instead of one whenever using the rifle."
  },
  {
   "id": "BDZ-D-recruit-list",
   "question": "From which list does a Star recruit at the start?",
   "decision": "From that of its own class; a military Star from that of the military or that of the police. Whether soldiers are National Guard is rolled once for the band, and one of the band may carry the squad automatic weapon.",
   "why": "A group is generated from the list of a class, and its soldiers come from one force."
  },
  {
   "id": "BDZ-D-swat",
   "question": "SWAT do not work with uniformed officers. What if both come up for one band?",
   "decision": "The first recruit decides. A band whose first recruit is SWAT is a SWAT team, and all its further recruits are SWAT without a roll; in any other band SWAT is rolled again.",
   "why": "They replace the officers; a band cannot be both."
  },
  {
   "id": "BDZ-D-civilian-rare",
   "question": "After a year there are hardly any civilians. Who is rolled from their list then?",
   "decision": "Somebody with the type, Rep and weapon that the list gives, who has become a survivor on 1-3 and a ganger on 4-6, as police and soldiers have after two months. Civilians that are left are those whom a scenario names, and Stars whose players have not chosen yet.",
   "why": "The text says what most have become and gives no dice; the throw for police says the same of them."
  },
  {
   "id": "BDZ-D-rogue-band",
   "question": "When do soldiers and police officers of a player's band throw for going rogue, and does a Star?",
   "decision": "In a campaign everybody of the band, captives and the Star too, once each. Whoever was rolled up later has thrown then. For two months it is when the band next chooses what to do, from day 61 on. For the second week it is where a campaign begins after Day One. Those of a band that is brought from another campaign have had the second week behind them. In a free fight a Star is what its player has begun as.",
   "why": "The lists say that they will roll, and a Star is the first row of both. Nobody's reactions change in the middle of an encounter. Players may begin as military whenever they like."
  },
  {
   "id": "BDZ-D-trailer",
   "question": "How large is a trailer or container on the table, what do its walls stop, and where does it come from?",
   "decision": "8 by 2 inches on one floor, with a door at one end and no window, of a light frame (Defensive Value 2). None is rolled up with a table; players put one where they like when they look at it, or a map file has one. It is entered, barricaded and come out of by zombies as any building, and searched by the line of a retail store.",
   "why": "Ten inches are the whole of a big rig, tractor and trailer; the lists of common buildings have no trailer."
  },
  {
   "id": "BDZ-D-rig-trailer",
   "question": "Which Big Rig has a trailer that can be opened, by whom, and where do people stand who go into it or come out?",
   "decision": "Every one has an enclosed trailer, without a die for it. In Discover, Take Back and on the road, somebody of the band on foot may open that of a rig found in this encounter, once: neither the band's own nor that of people met on the road, and not while it moves, lies on its side or has anybody in its rear seats, nor while people on the road want to talk. In a Raid nobody of the settlement is in one, and they stay closed. It is opened at its rear end, that is outside any building with a base within 1 inch of the middle of its rear edge, and costs as much as a door; those of the group whose inches take them there may come up at once. Whoever stands there counts as inside, for what is found inside, for clearing, searching and bartering; where several trailers meet, in the one opened last. Whoever is inside comes out on the free spots nearest to those whom it meets, behind the rig and at most 4 inches off that point. For walls, cover and sight everybody stands in the open; there is no closet in it, and a victim of mercy is free to go at once. If the rig drives, its rear end goes with it. Keys found in it may be its own, as it is the nearest vehicle. The buildings that Take Back asks to be searched are those of the map only.",
   "why": "The table of vehicles counts the seats of a trailer (6 and 40) for every Big Rig. It is too narrow for figures to fight in, so all happens at its doors. Whoever came in a rig knows what is in it."
  },
  {
   "id": "BDZ-D-patrol-car",
   "question": "When does an officer fetch the shotgun, and SWAT their heavier weapons?",
   "decision": "Before the encounter, each one of them if its player likes, beside the BA pistol.",
   "why": "The text only says that they have access to them."
  },
  {
   "id": "BDZ-D-milestones",
   "question": "When is a civilian asked whether it becomes a survivor or a ganger, and what counts for it?",
   "decision": "A Star, once, at the end of the turn in which the last of the three has happened. Seen are the zombies that it sees at the end of a turn and those that it puts down; fought is whoever fires at it or is fired at, or is in melee with it, and carries a weapon.",
   "why": "The text names the three and leaves open how they are kept; the end of a turn interrupts nothing."
  },
  {
   "id": "BDZ-D-leader-die-self",
   "question": "Does a passed Leader Die also help the Leader?",
   "decision": "Yes, the Leader is a figure in the group.",
   "why": "The Received Fire example applies one throw of three dice to Billy as well."
  },
  {
   "id": "BDZ-D-leader-front",
   "question": "When is a Leader at the front of its group?",
   "decision": "When no other member of the group is nearer to the enemy that caused the test, or, for Fast Move and charges, to the nearest visible enemy or the point moved toward. For Rally it is enough that the Leader is within 4 inches of the figure. For a figure alone see BDZ-D-leader-die-alone.",
   "why": "The seed requires the front but does not define it; the Rally example uses the die with only the 4 inch limit."
  },
  {
   "id": "BDZ-D-leader-die-alone",
   "question": "Does a figure that is a group of one throw a Leader Die for itself?",
   "decision": "No. The Leader Die needs at least one other figure of the group, carrying on, that takes the test or stands with the Leader.",
   "why": "The first example of a Received Fire test rolls 2d6 for a single figure; the benefits of a Leader are listed for the figures of a group; the scenario with the protective mother gives her 3d6 as something special while she tests alone.",
   "options": [
    {
     "value": "group-only",
     "default": true,
     "means": "a figure alone throws 2d6"
    },
    {
     "value": "own-leader",
     "means": "a figure alone is its own Leader and throws 3d6 on LD tests"
    }
   ],
   "note": "Changed after play; the register first gave the die to every figure alone. It matters: Rep 4 alone passes 2d6 on Received Fire 16 times in 36 without the die and 20 times in 27 with it."
  },
  {
   "id": "BDZ-D-fast-status",
   "question": "Who counts as fast moving, everyone that passed at least 1d6, or only those that went farther than the normal move?",
   "decision": "Only figures that passed at least 1d6 and moved more than 8 inches, until their next activation.",
   "why": "The shooting section gives the first half (\"passed a Fast Move test with 2d6 or 1d6\"), the movement example the second: \"As Char did not move over 8\", she is not considered to be fast moving.\" A figure in cover that passed 1d6 but moved 8 has not moved fast."
  },
  {
   "id": "BDZ-D-in-sight-2in",
   "question": "What does the 2 inches in the group In Sight rule measure?",
   "decision": "Each figure of the group that wishes may advance up to 2 inches into view before the watcher tests; the rest of their moves follow the test.",
   "why": "Taken as the allowance before the reaction; nothing else in the section would give it a meaning."
  },
  {
   "id": "BDZ-D-military-fast",
   "question": "The military pass 1d6 cell for Fast Move speaks of others with no first case. Is a cover case missing?",
   "decision": "No. Military figures move one and a half times on pass 1d6 whether in cover or not.",
   "why": "The pass 0d6 cell has no cover case either, and military results are better throughout."
  },
  {
   "id": "BDZ-D-charge-range",
   "question": "How far may a charge go?",
   "decision": "As far as the figure could move this activation, 8 inches, or farther if it took and passed Fast Move first. The charge is the whole action and cannot be combined with active fire.",
   "why": "The seed gives no other distance; a charge is made in lieu of firing, not of moving."
  },
  {
   "id": "BDZ-D-mandown-range",
   "question": "Do friends between 4 and 8 inches away take Received Fire when a figure is hit?",
   "decision": "No. A shot that puts a figure down causes no Received Fire at all; only those meeting the Man Down conditions test.",
   "why": "Man Down replaces the Received Fire of that shot, and Received Fire is for figures shot at but not hit."
  },
  {
   "id": "BDZ-D-leader-stunned",
   "question": "Leader Lost is said to be taken exactly like Man Down (which includes stunned) and also only for out of the fight or dead. Which?",
   "decision": "Leader Lost for out of the fight or dead; a Leader that is only stunned causes Man Down.",
   "why": "The detailed paragraph and its example name those two results; a stunned Leader is back soon."
  },
  {
   "id": "BDZ-D-leader-joined",
   "question": "A group that somebody has stepped up to lead joins another. Who leads them?",
   "decision": "The Star, else the highest Rep of them all; among equals one who has stepped up. A Star who was there when somebody else stepped up is led by that one while they are together.",
   "why": "The Leader is usually the Star, and whoever replaces a Leader is of the highest Rep in the group."
  },
  {
   "id": "BDZ-D-leader-left",
   "question": "When does another step up for a Leader who leaves the group, or goes down where nobody takes Leader Lost?",
   "decision": "Once what took the Leader away has been carried out. The active group is one until all its actions are complete, however far its members have gone meanwhile; a Leader who is out of the fight or off the table has left it at once. The player who controls the group picks if several of the highest Rep are on their feet and none of them has stepped up before.",
   "why": "The members of a group move one after the other, so that a Leader who goes ahead has not left those who follow."
  },
  {
   "id": "BDZ-D-leader-lost-delay",
   "question": "The text has a new Leader step up at once, the tables sometimes only when next active. Which?",
   "decision": "The table decides; the text is the case of the results that say at once. Until then the group has no Leader Die.",
   "why": "The tables distinguish the classes on purpose."
  },
  {
   "id": "BDZ-D-sanity-never",
   "question": "How long does may never rally last after a failed Sanity test?",
   "decision": "For the rest of this encounter. After it the figure counts among those that ran away.",
   "why": "A permanent state would make it a removed character, and the recovery test already covers those who did not rally."
  },
  {
   "id": "BDZ-D-hunker-end",
   "question": "Does a figure that hunkered down without retiring count as run away at the end?",
   "decision": "No, only those that retired, and those under BDZ-D-sanity-never.",
   "why": "The sentence names those that retired and were not rallied."
  },
  {
   "id": "BDZ-D-hero-dice",
   "question": "Which dice must be double ones for hero mode?",
   "decision": "The group's two dice; the Leader Die and extra dice do not count. A result chosen by Free Will cannot make a hero.",
   "why": "The rule speaks of rolling double ones."
  },
  {
   "id": "BDZ-D-react-turn",
   "question": "May a figure turn before it fires in reaction?",
   "decision": "Yes, a figure that returns fire or fires at a charger in its front turns to face it; a figure may not turn to see what its rear hides, so no In Sight test is taken to the rear.",
   "why": "Sight is limited to the front, but exchanges of fire would otherwise break off at a small shift."
  },
  {
   "id": "BDZ-D-case-order",
   "question": "If a figure qualifies for several cases of a cell, which applies?",
   "decision": "The first in printed order - charger, retrieving wounded, outgunned, in cover, others; for In Sight out of ammo or range comes before fire and snap fire.",
   "why": "The cells are printed in that order and each later case says others."
  },
  {
   "id": "BDZ-D-outgunned-worse",
   "question": "What happens to an outgunned figure whose result is snap fire, return fire, or carry on?",
   "decision": "It ducks back. Results that are duck back or worse (retire) stand. It makes no difference whether the result came from pass 2d6 or 1d6.",
   "why": "Outgunned figures cannot score better than duck back; the tables print the case only in the pass 2d6 column, the rule text makes no such limit."
  },
  {
   "id": "BDZ-D-star-no-ammo",
   "question": "The outgunned example has Billy, elsewhere a Star, duck back for lack of ammo, while Stars are never outgunned. Which wins?",
   "decision": "The rule - a Star is never outgunned by ranking. But any figure, Star included, whose result is to fire and that cannot fire ducks back instead, as on the In Sight table.",
   "why": "Keeps the statement made twice about Stars and the example both true."
  },
  {
   "id": "BDZ-D-outgunned-rank",
   "question": "The ranking table did not survive. What is it?",
   "decision": "BDZ-T-outgunned, replaceable from a file.",
   "why": "Fixed by the examples at six points and filled in by Target and range. Semi-automatic rifle must be under 3, submachine gun over the BA pistol, machine pistol over the BA pistol, grenade over the SAW, SAW over the assault rifle because of Target 4 and because the grenade is compared with it as the strongest gun."
  },
  {
   "id": "BDZ-D-noise-heard",
   "question": "How long do zombies hear a noise?",
   "decision": "Until they have next moved, be that in this turn or in a later one. It is diced for once, at the end of the turn in which it was made.",
   "why": "They go towards the most shots when they act. Forgotten with the turn, whatever is fired after they have acted would draw nobody who is on the table."
  },
  {
   "id": "BDZ-D-los-figures",
   "question": "Do enemy figures block sight?",
   "decision": "No, only figures friendly to the shooter do. Zombies block nobody's sight.",
   "why": "The list names friendly figures only."
  },
  {
   "id": "BDZ-D-spread",
   "question": "How is the spread measured?",
   "decision": "All targets must lie inside a strip as wide in inches as the weapon's Target, drawn from the shooter toward the first target.",
   "why": "The text gives a width and the example of three targets in three inches."
  },
  {
   "id": "BDZ-D-blast-circle",
   "question": "Is the 12 inch blast circle 12 inches across or of 12 inches radius?",
   "decision": "12 inches across, everything within 6 inches of the spot.",
   "why": "A template is named by its width, and with the larger reading a thrower at 6 inches would always be inside."
  },
  {
   "id": "BDZ-D-fbg-noise",
   "question": "Does a flash bang count as an explosion (12 shots) for zombies?",
   "decision": "Yes, at the spot where it went off.",
   "why": "The noise list names an explosion of some sort, and the throwing table calls it an explosion."
  },
  {
   "id": "BDZ-D-chainsaw-impact",
   "question": "Does a chain saw also gain the die for higher Impact?",
   "decision": "Yes, against an opponent of lower Impact it adds 3d6 and 1d6.",
   "why": "The modifier has no exception; the example's 7d6 names no opponent to compare with."
  },
  {
   "id": "BDZ-D-wandering",
   "question": "The seed names a Wandering Zombie rule but does not hold it.",
   "decision": "BDZ-zgen-wandering, off by default.",
   "why": "Only the name and its effect on In Sight are known."
  },
  {
   "id": "BDZ-D-feast-priority",
   "question": "Where does feasting stand in the order of zombie actions?",
   "decision": "First for zombies not in melee, ahead of chasing humans they see.",
   "why": "The section says any such zombie will go to the downed human."
  },
  {
   "id": "BDZ-D-feast-length-rest",
   "question": "What becomes of the human eaten?",
   "decision": "A human on whom a feast has begun is obviously dead when the feast ends, and if stunned or out of the fight may be rescued only by killing or driving off every zombie in contact before then. Until then the stunned do not get up. At the end of an encounter those on whom zombies still feast are dead, the others are rescued. What is left after a feast draws no zombie any more.",
   "why": "The seed only says how long the zombies are occupied."
  },
  {
   "id": "BDZ-D-barricade-pool",
   "question": "Do zombies pool their dice against a barricade, or does the barricade split its dice among them?",
   "decision": "They pool. One roll of all their dice against one roll of the barricade's.",
   "why": "The barricade example, which wins for doors and windows over the general rule."
  },
  {
   "id": "BDZ-D-barricade-rep",
   "question": "Is a barricaded door always Rep 4 and a window Rep 3?",
   "decision": "They have the Rep built up so far, to those maximums; barricades that were there before the game have the maximum.",
   "why": "Building raises the Rep by one an activation, and the zombie section quotes the maximums."
  },
  {
   "id": "BDZ-D-barricade-human",
   "question": "Does a person breaking a barricade suffer from a losing round?",
   "decision": "No, a barricade does no harm.",
   "why": "The zombie rule ignores results on the attacker; nothing suggests a door could hurt a person."
  },
  {
   "id": "BDZ-D-water-human",
   "question": "How do humans move in water?",
   "decision": "At half speed, and they may neither fire nor throw a grenade, which is active fire as well.",
   "why": "Nothing is stated; zombies and the woods rule both halve movement."
  },
  {
   "id": "BDZ-D-zombie-stop-4",
   "question": "Which zombies charge?",
   "decision": "Every active zombie whose move (6, 4, or 3 inches by terrain) reaches contact with a human it sees. What it has gone before it stopped 4 inches off is part of that move: it comes no farther than what is left, whether into contact or to the spot that the human has left.",
   "why": "Zombies always move at full rate toward the human they see, and need no test; none moves more than that."
  },
  {
   "id": "BDZ-D-damage-multi",
   "question": "What if one fire hits the same figure more than once?",
   "decision": "Roll a damage die for each hit and apply only the worst (1, then Impact or less, then above Impact). Recover From Knock Down is taken once, and only when every hit was above Impact.",
   "why": "A figure already down cannot go down again.",
   "options": [
    {
     "value": "worst-die",
     "default": true,
     "means": "one result, at most one Recover From Knock Down"
    },
    {
     "value": "each-hit",
     "means": "each hit is carried out, with a Recover From Knock Down for each knock down, and the worst end stands"
    }
   ]
  },
  {
   "id": "BDZ-D-out-hurt",
   "question": "Can somebody who is out of the fight already be hurt further, by a vehicle that explodes, rolls over or runs it down? And does somebody stunned who is hit again go down again?",
   "decision": "An obviously dead result kills it; everything else leaves it as it is, without a Recover From Knock Down. It went down before, so nobody tests for it again. Somebody stunned is hurt like anybody else; friends test if it is worse off than before, and not if it is only stunned again. A wounded figure that somebody in the vehicle carries is inside as well.",
   "why": "All inside are obviously dead, the text says; nothing on the other results is worse than being out of the fight."
  },
  {
   "id": "BDZ-D-challenge-where",
   "question": "In which games may a Challenge be tried?",
   "decision": "In all of them, encounter or not, except where players fight each other.",
   "why": "Anything may be tried in this game, says the chapter. But the players judge together how hard it is and what failure costs, which enemies would have to agree on beforehand, and the program asks one of them only."
  },
  {
   "id": "BDZ-D-tied",
   "question": "What does capturing an enemy cost, and what becomes of somebody who is tied up?",
   "decision": "The move into contact and the rest of the activation, without a roll or a sound. The captive counts as out of the fight, hurt no more than before, and nobody takes Man Down for it. A friend who comes into contact may spend the rest of his activation on untying it; it is then what it was before. It cannot be treated before that. When the fight is over the bonds are undone; whoever was only stunned needs no Recovery Test. Whom the enemies have tied up they have decided about: Mercy (BDZ-enc-mercy) is not rolled for it. Where cultists take people along they do so instead, see BDZ-D-c136.",
   "why": "The text names tying up as a choice beside the automatic kill, and says no more."
  },
  {
   "id": "BDZ-D-unarmed-melee",
   "question": "Can a human use a firearm in melee?",
   "decision": "No, it fights as unarmed, Impact 1.",
   "why": "In the zombie example a Star who elsewhere carries a BA pistol is said to use no melee weapon and gets no die for Impact."
  },
  {
   "id": "BDZ-D-melee-only",
   "question": "What does a figure with only a melee weapon, or with none, do on a result to fire or snap fire?",
   "decision": "One armed only with a melee weapon is never outgunned; it does not fire and carries on in place. One with no weapon at all counts as out of ammo - it is outgunned, ducks back or halts as the tables say.",
   "why": "The outgunned list exempts those armed only with a melee weapon and nobody else."
  },
  {
   "id": "BDZ-D-duck-open",
   "question": "Can a figure that ducked back or hunkered down in the open, prone, be seen?",
   "decision": "Ducked back - not by the figure that caused the test, until it is next active; by anyone else it is seen as a prone target. Hunkered down in the open it is seen by all as a prone target.",
   "why": "The duck back text hides it from the cause without condition; the hunker down text hides it only in cover."
  },
  {
   "id": "BDZ-D-prone-end",
   "question": "May a figure that dropped prone by a reaction in the enemy's half of the turn still activate later this turn?",
   "decision": "No. Its turn is over; it acts again in the next turn in which it activates.",
   "why": "The text ends its turn in that case."
  },
  {
   "id": "BDZ-D-shoot-low",
   "question": "The Ranged Combat Table starts at 3, but Rep 1 can total 2.",
   "decision": "7 or less misses.",
   "why": "Nothing below 8 ever hits."
  },
  {
   "id": "BDZ-D-survivor-weapon-10",
   "question": "Both halves of total 10 on the survivor weapon table give a semi-automatic rifle. Scan error?",
   "decision": "Played as printed; total 10 is always a semi-automatic rifle.",
   "why": "No other text tells what the second half should be, and the neighbouring rows (bolt action, assault rifle) fit."
  },
  {
   "id": "BDZ-D-woods-edge",
   "question": "The edge of woods gives cover in the terrain section and concealment in the zombie section. Which?",
   "decision": "Cover for humans, concealment for zombies. It is cover for those who duck back, hunker down or retire as well, from everybody outside those woods.",
   "why": "Zombies never count cover; the zombie shooting example has a zombie at the edge concealed only."
  },
  {
   "id": "BDZ-D-sight-mutual",
   "question": "Lines are drawn from the middle of the one who looks to the middle and both sides of the other. At a corner one of two may so see a side of the other and not be seen. Can that one shoot back?",
   "decision": "Yes. As far as what is solid goes, sight between two people is mutual: who can be seen by somebody sees that one too, who then counts as in cover. Friends in the way, light, and hiding after a test are as before.",
   "why": "Billy walks around a corner, triggers an In Sight test and returns fire in the interaction; a line of sight is one line between two, whoever shoots."
  },
  {
   "id": "BDZ-D-cannot-fire",
   "question": "What does a figure do whose result is to fire, return fire or snap fire and that cannot?",
   "decision": "In Sight has its own case for out of ammo or range. Elsewhere - out of ammo, out of range or without any weapon, it ducks back, Stars too; armed only with a melee weapon, it stops where it is and carries on, a charger of that sort ends its charge there; with ammo and range but no line of sight to the cause (a friend behind a corner), it carries on and does not fire.",
   "why": "Outgunned names range and ammo, not sight; a friend who hears a shot it cannot see has no reason to hide from a shooter that cannot see it either.",
   "options": [
    {
     "value": "carry-on",
     "default": true,
     "means": "no line of sight - carry on without firing"
    },
    {
     "value": "duck-back",
     "means": "no line of sight - duck back like the others"
    }
   ]
  },
  {
   "id": "BDZ-D-volley",
   "question": "One cause can make many figures fire (a whole group that sees an enemy, a whole group that returns fire). Does the target react after each of them?",
   "decision": "All who fire on the same throw of one group are one volley. They name their targets, then roll one after the other from highest Rep to lowest (equal Rep - the owner's order); a target put down earlier takes no more dice, and dice aimed only at it are not rolled. Then the other side reacts once to the whole volley. Several groups that react to the same cause fire as separate volleys, highest Rep Leader first, and each volley is reacted to before the next. Outgunned is judged by the highest ranked weapon that missed.",
   "why": "One throw for the group makes its fire one event; reacting after each die would need a throw for each figure.",
   "options": [
    {
     "value": "volley",
     "default": true,
     "means": "one reaction for each group's volley"
    },
    {
     "value": "each-fire",
     "means": "one reaction after each figure's fire"
    }
   ],
   "note": "In play the second reading outguns some 60 in 100 more figures and is worth about 6 victories in 100."
  },
  {
   "id": "BDZ-D-one-test",
   "question": "A figure can be due several tests from one volley. Which does it take?",
   "decision": "One only - Leader Lost, else Man Down, else Received Fire. Leader Lost is resolved first, then Man Down, then Received Fire, each with one throw for each group. When a volley puts one figure down and misses another, the one missed, and its friends within 8 inches, take Received Fire unless they take one of the other two.",
   "why": "Each test says which it replaces; the order follows from that.",
   "options": [
    {
     "value": "most-serious",
     "default": true,
     "means": "one test for each figure and volley"
    },
    {
     "value": "all",
     "means": "a missed figure takes Received Fire as well as Man Down or Leader Lost"
    }
   ]
  },
  {
   "id": "BDZ-D-outgunned-friends",
   "question": "Is a friend who takes Received Fire because of a shot at somebody else compared with the shooter's weapon?",
   "decision": "Yes, with its own weapon, its own range to the shooter and its own ammo.",
   "why": "The result is read for each figure by itself."
  },
  {
   "id": "BDZ-D-in-sight-opens",
   "question": "Is In Sight taken for an enemy who stands still and comes into view because somebody in the line falls or steps aside, or a door is broken in?",
   "decision": "No. It is taken for whoever moves into view, or shows itself: out of a duck, a vehicle or a building.",
   "why": "The test speaks of a figure that starts out of sight and enters into it, adds those who pop up, and of zombies lets only those that move into sight call for it."
  },
  {
   "id": "BDZ-D-in-sight-zombies",
   "question": "All zombies are one group. Does each zombie that comes into sight call for an In Sight test of its own?",
   "decision": "No. In one zombie activation each human group tests once, for all zombies that have come into its sight, when the first of them has moved up to 2 inches into view and the others that will come into view have done the same. A group that sees none before they go on, and one then, tests then. Those who fire may pick among them within the spread; survivors and soldiers who pass 2d6 among those within 6 inches.",
   "why": "The rule for a group moving into sight, read with the rule that zombies are one large group.",
   "options": [
    {
     "value": "once",
     "default": true,
     "means": "one In Sight test for each human group and zombie activation"
    },
    {
     "value": "each",
     "means": "one for each zombie as it appears; more shots, hardly better odds, more zombies drawn"
    }
   ]
  },
  {
   "id": "BDZ-D-charged-once",
   "question": "Several zombies or humans charge in the same step. How many Being Charged tests, and what do friends do who are not charged?",
   "decision": "One throw for each group, for all chargers of that step. A charged figure that may fire fires once, at any of its chargers within the spread. A friend within 4 inches that tests too fires on the results that fire, at chargers it sees, does not melee, and retires on pass 0d6; for it zombies are still easy to hit.",
   "why": "The test is taken by friends who need not be targets, and easy to hit fails only for the one being charged.",
   "options": [
    {
     "value": "once",
     "default": true,
     "means": "one test for each group and charge step"
    },
    {
     "value": "each",
     "means": "one test for each charger"
    }
   ]
  },
  {
   "id": "BDZ-D-down-tests",
   "question": "Which tests does a figure take that is not carrying on?",
   "decision": "Stunned, out of the fight - none. Ducked back or hunkered down - no In Sight; the other tests are taken, but fire, snap fire, carry on and halt leave it as it is, and only retire, duck back (from prone in the open into cover) and melee are carried out. Locked in melee - only Leader Lost and Man Down, on which retire breaks it off and duck back does nothing.",
   "why": "Only a figure carrying on reacts freely, while the hunker down text knows that one may be forced to retire again.",
   "options": [
    {
     "value": "forced-only",
     "default": true,
     "means": "tests are taken, only forced results count"
    },
    {
     "value": "none",
     "means": "ducked back and hunkered figures take no tests but Being Charged and Rally"
    }
   ]
  },
  {
   "id": "BDZ-D-rear-pass2",
   "question": "A human charged in the rear by a human passes 2d6. Does it still suffer the rear penalty?",
   "decision": "No. It turns in time and melees normally; it may not fire, as it does not see the charger. On pass 1d6 the penalty holds.",
   "why": "The pass 2d6 cell says normally for those who cannot fire and only the pass 1d6 cell names the penalty.",
   "options": [
    {
     "value": "turns",
     "default": true,
     "means": "no penalty on pass 2d6"
    },
    {
     "value": "always",
     "means": "the rear penalty holds whatever was passed"
    }
   ]
  },
  {
   "id": "BDZ-D-melee-together",
   "question": "Several active figures are locked with one enemy, or one charges it while a friend is locked with it. Are they fought one after the other?",
   "decision": "Those of the active group who fight on, and those who charge, are fought in one round: the enemy divides its dice among them. The player says who fights on with the first of them; whoever does not may still break off, or fight a round of its own. A figure that is not active fights only those that are.",
   "why": "An outnumbered figure has one pool, and a locked figure may choose for itself when it is active."
  },
  {
   "id": "BDZ-D-melee-drive",
   "question": "How does a vehicle end the melees of those who ride in it, and those of people whom it drives out of its way?",
   "decision": "A melee with somebody aboard ends once the vehicle, wherever a stretch of its way ends, is at least an inch from the opponent; a human left behind then takes In Sight at the end of that leg. Until then those aboard are locked, and may do no more than the locked may, even if the vehicle is driven. Starting the engine is the beginning of driving off, so whoever is locked at the wheel may do that, but may not switch it off, nor change seats. A melee also ends if one of the two is pushed, swerves or steps aside so that they no longer touch.",
   "why": "A melee is broken off by moving at least an inch away from the enemy, which for a rider only the vehicle does; the locked either break off or go on fighting. Nobody fights across a gap."
  },
  {
   "id": "BDZ-D-melee-split",
   "question": "How do modifiers go with several opponents?",
   "decision": "Rep, prone, rear (if any one of the opponents is behind), retrieving wounded, chain saw and attributes make one pool, never below 0, which is split as the figure likes, 0 for an opponent allowed. The die for higher Impact is added afterwards to the part that goes to each opponent of lower Impact.",
   "why": "The die for Impact is given against an opponent, all others belong to the figure.",
   "options": [
    {
     "value": "each-opponent",
     "default": true,
     "means": "the Impact die counts against each opponent of lower Impact"
    },
    {
     "value": "once",
     "means": "the Impact die is one die of the pool"
    }
   ]
  },
  {
   "id": "BDZ-D-chainsaw-runs",
   "question": "In which turns is a chain saw running, and therefore heard?",
   "decision": "In those in which it is used, in a fight, on a barricade or on a zombie that does not fight back, and in which it is restarted. At other times it is off, and starts for the next use without a roll.",
   "why": "The list of noises has a chain saw being used, and the text says nothing of one that idles. Only a saw that has stalled takes a roll to start."
  },
  {
   "id": "BDZ-D-chainsaw-ones",
   "question": "Melee dice are thrown again and again. Are ones for a stall counted for each throw or over the round?",
   "decision": "For each throw. Two in any one throw stall the saw, three or more empty it, when the round is over.",
   "why": "The text says each time two ones are rolled, and counting all throws together would stop a saw nearly every round.",
   "options": [
    {
     "value": "each-throw",
     "default": true,
     "means": "ones in one throw"
    },
    {
     "value": "first-throw",
     "means": "only the opening throw is looked at, as in the example"
    }
   ]
  },
  {
   "id": "BDZ-D-zed-melee",
   "question": "Zed Or No Zed lets the zombie charge at once. Which zombie, when is the melee fought, and how long do the 2d6 last?",
   "decision": "The nearest zombie not in melee charges, one for each human that tested and is charged, whoever is active; a zombie charges one human only and the others carry on. The melee is fought at once. The 2d6 hold for that first round. Being Charged taken because of it is one throw for the group. In the zombies' own activation it charges and fights with the others, in steps 2 and 3, so that there is one round; the charge is beside its move. Somebody whom a zombie charges will have it within 3 inches: it takes Zed Or No Zed first, and Being Charged only where it was not taken by surprise.",
   "why": "The cells speak of one zombie and of charging now; surprise does not outlast the first rush. Nobody is afraid of a charge who has not seen yet what it is that comes. A charge that were held to the rest of a move would come to nothing, as a zombie whose move reaches its human charges in any case.",
   "options": [
    {
     "value": "first-round",
     "default": true,
     "means": "2d6 in the first round"
    },
    {
     "value": "whole-melee",
     "means": "2d6 until the melee ends"
    }
   ]
  },
  {
   "id": "BDZ-D-zed-inside",
   "question": "How does Zed Or No Zed go together with the surprise of zombies in a building?",
   "decision": "Those who are matched with zombies and have met none yet test first. Whoever passes none is surprised, rolls for no total, and has the zombies in melee with their 2d6. For all others the totals decide: the zombies come at them anyway, so that nothing else follows from the test. In the same way somebody in whose closet a zombie is tests before it is charged, and somebody in whose back seat one is before there are totals.",
   "why": "They come within 3 inches; the rules for close zombies say who charges whom, and nobody can be surprised by half."
  },
  {
   "id": "BDZ-D-zed-aboard",
   "question": "How do those in a vehicle that is driven take Zed Or No Zed?",
   "decision": "Where a leg, a turn or a charge of a drive ends, the driver and all others aboard who see out of the vehicle and have met no zombie yet test for those within reach, as on foot; nobody sees out of a closed trailer or rear. A zombie that charges comes into contact with the vehicle: one that moves strikes it, and one at rest is beset. Nobody aboard takes Being Charged, and the 2d6 are of no use to it.",
   "why": "The test is taken the first time somebody comes within reach, and people in a vehicle take the tests that apply; the rules for zombies that charge a vehicle say what comes of it, and a driver whom somebody on foot charges carries on."
  },
  {
   "id": "BDZ-D-feast-when",
   "question": "How often is See The Feast taken?",
   "decision": "Once when the feast begins, by all humans then within 6 inches and in sight, and once by each human that later comes to be so, for each feast. A human in melee, stunned or out of the fight does not test.",
   "why": "The text names the situation but no moment; the cells expect the test to come back.",
   "options": [
    {
     "value": "once-a-feast",
     "default": true,
     "means": "once for each feast"
    },
    {
     "value": "each-turn",
     "means": "again at the end of every turn spent within 6 inches"
    }
   ]
  },
  {
   "id": "BDZ-D-feast-infect",
   "question": "Does somebody rescued from a feast take the infection test?",
   "decision": "Yes, whatever put that human down.",
   "why": "The test is for those zombies have had their hands on; the text only thinks of those put down in melee."
  },
  {
   "id": "BDZ-D-easy-low-rep",
   "question": "Easy To Hit puts Rep in place of Impact. For Rep 1 or 2 with an Impact 3 weapon that is worse. Is it still used?",
   "decision": "No, the higher of the two counts.",
   "why": "The rule is there to make zombies easier to kill.",
   "options": [
    {
     "value": "better",
     "default": true,
     "means": "the higher of Rep and Impact"
    },
    {
     "value": "rep",
     "means": "Rep, as printed, even where it is lower"
    }
   ]
  },
  {
   "id": "BDZ-D-weasel-many",
   "question": "May a figure pop several zombies in one activation, and is the shot its active fire?",
   "decision": "As many as its normal move reaches. One of them may be by the weapon, and that is its active fire; the others are by a round of melee against no dice, in which no success at all leaves the zombie as it is.",
   "why": "The text lets the movement go on but gives no second fire.",
   "options": [
    {
     "value": "one-shot",
     "default": true,
     "means": "one by fire, the rest by melee"
    },
    {
     "value": "free-shots",
     "means": "a minimum roll of the weapon for each, beside the active fire"
    }
   ]
  },
  {
   "id": "BDZ-D-fire-into-melee",
   "question": "May figures in melee fire or be fired at?",
   "decision": "A figure in melee does not fire. Nobody fires at a figure in contact with a friend of the shooter. Zombies feasting are no melee and may be shot.",
   "why": "Nothing in the text says who would be hit; friends block the line of sight.",
   "options": [
    {
     "value": "never",
     "default": true,
     "means": "not at all"
    },
    {
     "value": "risk",
     "means": "allowed; each die that misses is rolled again against the friend"
    }
   ]
  },
  {
   "id": "BDZ-D-endless-fire",
   "question": "Can an exchange of fire go on for ever?",
   "decision": "Yes, between two Stars or heroes who always count as pass 2d6 and cannot hit each other - Rep 2 or less at a target in cover, Rep 1 at any target - when their weapons throw one die and so cannot run dry. Where both always pass 2d6 and neither can hit, the exchange ends after each has fired three times.",
   "why": "Every other pair ends by itself, mostly within three fires; only low Rep Stars in cover need a dozen or more."
  },
  {
   "id": "BDZ-D-own-dice",
   "question": "The group throws two dice. How do figures test that roll one die or three (Poser, Wuss, Stone Cold, Born Leader)?",
   "decision": "One die - the first of the group's two in the order thrown. Three - the group's two and one more thrown for that figure alone. Doubles, of ones (heroes) or of any face (Zed Or No Zed, Clumsy), are always looked for in the group's two.",
   "why": "Keeps one throw for the group and makes it plain which die counts."
  },
  {
   "id": "BDZ-D-grenade-down",
   "question": "Does a figure put down by a flash bang cause Man Down or Leader Lost?",
   "decision": "Yes, like one put down by fire; all those down from one grenade count as one volley.",
   "why": "A grenade is a ranged weapon, and its table withholds only the Received Fire of those it leaves unharmed."
  },
  {
   "id": "BDZ-D-autokill-hand",
   "question": "May an automatic kill of a human by hand fail, if the melee dice score nothing?",
   "decision": "No. The dice are thrown, as a chain saw may stall by them. By hand a zombie has to be hit, see BDZ-zkill-auto-dice.",
   "why": "The rule says that he is dispatched automatically, and only its example names the dice. Of zombies the text says automatic of the dice of a weapon alone, and that a human who melees one that cannot may score nothing."
  },
  {
   "id": "BDZ-D-auto-kill-charge",
   "question": "Does moving into contact for an automatic kill, or popping the weasel, need a Wanting To Charge test?",
   "decision": "No, neither against a helpless human nor against a zombie from behind or prone.",
   "why": "The seed calls both automatic and lists no test."
  },
  {
   "id": "BDZ-D-charge-zombie",
   "question": "Does a human need Wanting To Charge to attack a standing zombie in front?",
   "decision": "Yes; the zombie takes no Being Charged and melee follows at once.",
   "why": "A zombie is an enemy; only its own tests are removed."
  },
  {
   "id": "BDZ-D-c17",
   "question": "The Terrain Generator Table is named twice and not there.",
   "decision": "Use the stand-in BDZ-T-terrain-generator, replaceable from a file.",
   "why": "It uses 2d6 added, as the dice chapter says, only terrain that the seed describes, and the building share of each area."
  },
  {
   "id": "BDZ-D-c18",
   "question": "How are buildings and vehicles picked from the lists of common ones?",
   "decision": "Evenly at random from the area's list, or freely by the players.",
   "why": "No dice are given and the seed advises using what one has."
  },
  {
   "id": "BDZ-D-c101",
   "question": "Three quarters of an urban table are buildings, yet two four-lane roads take a third of it.",
   "decision": "The share is counted on the 4 by 4 grid of 12 inch squares: 12, 4 to 8, at most 4. A building stands in the part of its square that road and sidewalk leave free; one may fill several squares. Table size other than 4 by 4 feet: the same shares.",
   "why": "Two roads of 10 inches take 37 of 100 of the surface. By squares all three numbers can be met."
  },
  {
   "id": "BDZ-D-c1",
   "question": "How much fuel does a vehicle found in the first 14 days hold, and how do \"no inoperable vehicle until day 30\" and \"fuel checks from day 14\" go together?",
   "decision": "Until day 14 the tank is full (fuel equal to Bash Value). Being operational and having fuel are two separate questions, so both statements stand.",
   "why": "The list of dates mixes the two. Day One defines a full tank as the Bash Value, and that is the only amount given for the first days."
  },
  {
   "id": "BDZ-D-c2",
   "question": "What is 1/2d6, and what does \"a result of 1 counts as zero\" refer to?",
   "decision": "Halve the die and round up (1 to 3). The 1 that becomes zero is the halved number, so die scores 1 and 2 give nobody.",
   "why": "The surprise example turns a 5 into three zombies. The result that is counted is the result of the 1/2d6."
  },
  {
   "id": "BDZ-D-c3",
   "question": "Does a ganger who also has the Transporter attribute add two dice when hot-wiring?",
   "decision": "No, one die for either or both.",
   "why": "The bonus is named once for both kinds of character."
  },
  {
   "id": "BDZ-D-c4",
   "question": "Does a hot-wired vehicle start at once, and does a failed try at hot-wiring make noise?",
   "decision": "Success counts as having keys; the start roll follows at once if one of its conditions holds. A failed hot-wire makes no noise, a failed start roll does.",
   "why": "The start roll lists a vehicle found in this encounter among its conditions without an exception, and the noise belongs to the engine turning over."
  },
  {
   "id": "BDZ-D-c5",
   "question": "How many seats has an RV?",
   "decision": "When an RV first appears roll 1d6, 1-3 small (8 seats), 4-6 large (20 seats), unless the players' model shows which.",
   "why": "The description says between eight and twenty, while cab and rear explains the two numbers of the other types."
  },
  {
   "id": "BDZ-D-c6",
   "question": "How far may a vehicle go cross country without a Driver Test?",
   "decision": "Half its Speed.",
   "why": "On the road the worst test result equals the untested allowance; the same pattern is used off the road."
  },
  {
   "id": "BDZ-D-c7",
   "question": "Is speed for the 90-degree limit taken before or after the turn slows the vehicle, and do smaller turns count?",
   "decision": "Before; a turn above half Speed calls for the test only if it counts as a full one. Which angles do is settled in BDZ-D-c77.",
   "why": "In the example an SUV turns 45 degrees at 12 inches, above half its Speed, without a test."
  },
  {
   "id": "BDZ-D-c8",
   "question": "A Lose Control test called by a Bash result has a Bash line that leads back to the Bash Table. Which line is used?",
   "decision": "The no-Bash line. The Bash line is only for avoiding a collision that has not happened yet.",
   "why": "Otherwise one collision could go round for ever."
  },
  {
   "id": "BDZ-D-c9",
   "question": "What do zombies do to people in a stopped vehicle?",
   "decision": "Treat a closed vehicle as a building whose windows are smaller than a door: zombies spend one activation breaking a window and then up to two of them may charge and melee an occupant through it, without being able to enter. People on an open vehicle (motorcycle, ATV, truck bed) are charged and meleed normally, by whoever touches the vehicle or one of them; a driver with the engine running takes no Being Charged, as he has Vehicle Charged in its place, which changes nothing against characters.",
   "why": "Only moving vehicles are covered. The window rules of the tactical half fit best. Shown to players as reconstructed."
  },
  {
   "id": "BDZ-D-c10",
   "question": "Ramming uses Vehicle Charge, whose results speak of Being Run Down. What do they mean against a vehicle?",
   "decision": "Two dice: the target takes Vehicle Charged. One: the same at +1 Rep. None: the ram misses; the target's driver or a passenger, whom its player names, may fire at the attacking driver, and the attacker travels the rest of its move. From behind, one or two dice mean an automatic bash.",
   "why": "The +1 carries over to the test that takes the place of Being Run Down, and a vehicle cannot dive prone."
  },
  {
   "id": "BDZ-D-c11",
   "question": "What if both sides score the same number of successes, above zero, on the Bash Table?",
   "decision": "The same as none - a near miss.",
   "why": "The table is read by the lead, and there is none."
  },
  {
   "id": "BDZ-D-c12",
   "question": "Is the difference in Bash Values signed?",
   "decision": "Winner minus loser, and never below 1.",
   "why": "A floor of 1 is only needed if the difference can be zero or negative."
  },
  {
   "id": "BDZ-D-c13",
   "question": "Which Target rating is used for weapons with two (1 or 3), and can a weapon with Target 1 hit a vehicle at all?",
   "decision": "The number of shots actually fired, for the shotgun 3. With 1 shot the highest total is 7, so the vehicle cannot be hit.",
   "why": "It is what the numbers say; the roll is 1d6 + Target against 8."
  },
  {
   "id": "BDZ-D-c14",
   "question": "How is a repairable vehicle repaired?",
   "decision": "By a Challenge (-1 Rep during the encounter, no penalty afterwards), one activation for each try. After each encounter the free adult of the group who has the highest Rep tries once to repair each disabled vehicle of the group; in the next encounter a failure there counts no more.",
   "why": "Nothing is given, and Challenges are there for what is not covered. Shown to players as reconstructed."
  },
  {
   "id": "BDZ-D-c15",
   "question": "Who drives when the driver is disabled and the 1d6 Lose Control is passed?",
   "decision": "An occupant of the front seats may take the wheel at the group's next activation; until then, or if there is nobody, the vehicle runs straight on and slows by its Speed each activation until it stops.",
   "why": "A pass says carry on, which needs a hand on the wheel; slowing at the normal rate is what a disabled vehicle does."
  },
  {
   "id": "BDZ-D-c16",
   "question": "Does a running vehicle that did not move make noise twice, and does a start make noise besides?",
   "decision": "One marker of six shots for each different spot. A successful start is the start-of-turn marker of that vehicle, not a third one.",
   "why": "The markers are put on spots. The zombie chapter gives six shots for starting a vehicle, the same as one marker."
  },
  {
   "id": "BDZ-D-c61",
   "question": "What is a T-bone?",
   "decision": "The first contact is on one of the long sides of the other vehicle.",
   "why": "Striking it on the side is all that is said."
  },
  {
   "id": "BDZ-D-c62",
   "question": "Does Larger Than Life protect a Star from vehicles?",
   "decision": "Yes against being run down or bashed by a driver of lower Rep (the driver is the attacker); not in a vehicle he lost control of himself.",
   "why": "The rule asks for the Rep of who killed the Star."
  },
  {
   "id": "BDZ-D-c68",
   "question": "A failed Vehicle Charge, or a pass on Being Run Down, lets the target fire and dodge. What of targets that cannot fire, and of zombies?",
   "decision": "A human without a loaded ranged weapon only dodges. Against zombies a failed Vehicle Charge is a miss; they neither fire nor drop.",
   "why": "Zombies take no reaction tests and use no weapons."
  },
  {
   "id": "BDZ-D-c76",
   "question": "What exactly is a turn on a measured table - about which point, at what cost, and what does it sweep?",
   "decision": "A pivot on the spot about the centre of the rectangle, of any angle from 1 to 90 degrees, between two straight legs. Angles of one activation are chosen one at a time, each using one of the vehicle's Turns, at most one pivot at a time without a leg of at least 1\" between. Pivot and leg are both swept; a chosen pivot or leg that would touch anything but a charge target is shortened to what is clear. Bends in tests (up to 45 degrees, the 3\" veer) do not use up Turns and do not slow. Table option veh_pivot, default centre; the other is rear_axle (the middle of the rear edge).",
   "why": "Only the number and the greatest angle are given. About the centre the sweep is smallest and a model can be turned by hand without measuring; the prototype needed nothing else."
  },
  {
   "id": "BDZ-D-c77",
   "question": "A test is due for a 90-degree turn at more than half Speed. Is a turn of 89 degrees free?",
   "decision": "A turn of more than 45 degrees counts as a full one. Table option veh_sharp_turn, default over_45; the other is exactly_90, the letter.",
   "why": "On a measured table nobody would ever turn 90 degrees if 89 were free. The example shows 45 degrees at speed without a test, and 45 is the bend every reaction allows. In First Contact and on streets it changes little, as most corners are square."
  },
  {
   "id": "BDZ-D-c78",
   "question": "A turn takes a quarter of the current speed - off the whole move or off what is left of it?",
   "decision": "Off the speed, and so off the whole move: with a turn at any point the vehicle drives three quarters of the speed it had, two turns nine sixteenths, three 27/64, counted from the start of the activation. A turn may only be made while the distance already driven is not more than the new speed. No rounding; show hundredths.",
   "why": "In the example an SUV at 12 inches drives 9 with one turn, wherever it came. Taking it off the rest only would make a turn at the last inch free."
  },
  {
   "id": "BDZ-D-c79",
   "question": "Vehicles have no size, lanes no width.",
   "decision": "BDZ-T-veh-size, replaceable from a file; the width moved over in a bootlegger turn is the vehicle's own. Figures have bases of 25 mm (radius 0.49), so that one walks through a gap of 1 inch.",
   "why": "The Bleens asks for gaps of 1 inch, which must let figures through, and a bootlegger turn ends in the opposite lane, one width away."
  },
  {
   "id": "BDZ-D-c80",
   "question": "What is current speed, does a moving vehicle whose driver does not activate move on, and how often may a vehicle move in reaction?",
   "decision": "Current speed is what the vehicle drove for in its last activation after turns and braking; a vehicle that comes onto the table has the speed the player names, at most Speed. Without activation it stays where it is and still counts as moving at that speed. A reaction moves it by at most half that speed and does not change the speed unless it stops. It makes no more than one such move for each activation of an opposing side; later tests of that kind in it are not rolled. A test after which the vehicle has stayed as it was does not count. A charge that ends early counts as far as it went, as does a bash that leaves the winner half of the rest, but not what the vehicle has moved in reaction on the way.",
   "why": "Everything else in the rules moves only when active or by a test. In the prototype two drivers in sight of each other set off In Sight in turn without end."
  },
  {
   "id": "BDZ-D-c81",
   "question": "When is the Lose Control test of a Driver Test rolled - before, during or after the move?",
   "decision": "On the road at the moment the vehicle has driven one and a half Speed, as far as one die would have allowed. Off it at the moment it has driven half of its Speed, as far as it may go without the Driver Test. One that stops there or leaves the table before it does not roll. A rollover stops it on the spot.",
   "why": "On the road the player may settle for that distance without the test, so the test belongs to what goes beyond it. Off the road there is no such choice, and only the ordinary distance needs no test at all."
  },
  {
   "id": "BDZ-D-c82",
   "question": "What happens when a vehicle hits a building, a wall, a tree or a parked car, and where does everything end up?",
   "decision": "Chosen moves never end in a collision except by ramming. A forced one (reaction, veer, nobody at the wheel, rest of a move) onto something solid takes Lose Control with the Bash line. Swerving: the vehicle is put sideways by the least distance that clears the obstacle, the nearer side first and 1d6 odd left, even right if equal, at most its own width plus 3\", and drives on with what is left; with no such place it stops touching. Not avoided: Bash Table against BDZ-T-veh-obstacles. After a bash the loser is pushed aside to just clear of the winner's lane, nearer side first; if it cannot be, the winner stops touching it. A loser on its own move stops. A vehicle with no driver that should take Lose Control does not.",
   "why": "The Lose Control table speaks of the object and of the collision, the Bash Table only of vehicles. In 1,500 random drives through walls, cars and figures these sentences left no case open; without the push one in ten drives ended with two vehicles in one place. A fixed difference for obstacles is needed, because against 6 or more both damage dice always pass and every car that touched a wall would explode. Shown to players as reconstructed."
  },
  {
   "id": "BDZ-D-c83",
   "question": "Exact order of running people down; who counts as a target; where does a dodger go?",
   "decision": "Declare one or more targets in sight, all in one straight lane whose far end is within what is left of this activation's move; turns are made before. One Vehicle Charge. Move to 3\" from the nearest target (stay, if nearer). Then for each target from near to far: Being Run Down; a pass fires first, then steps to the nearer side of the lane, just clear of it, prone; with no room on either side it is hit. A hit: damage, then Lose Control, then the vehicle goes on. After a failed Vehicle Charge the vehicle drives its whole remaining move along the lane and hits none of the declared. Figures in the lane who are no target take Being Run Down as if they were, friends step aside without a roll unless helpless. A figure under the vehicle at the end of its move is put beside it.",
   "why": "The example has three targets in one lane, the 3 inch halt, and one Lose Control for each. Friends and bystanders are not mentioned."
  },
  {
   "id": "BDZ-D-c84",
   "question": "How far does a vehicle coast, what is rolling over on the table, and how do people get out?",
   "decision": "Out of action or with nobody at the wheel: at once half of the current speed straight on, and if it was not above Speed it stands there; above, it keeps current speed minus Speed and coasts again at its side's next activation. Rolled over: it stays on the spot, on its side, blocks like a wreck, and those inside still able get out as through a window. Explosion: a noise of 12 shots on the spot, nobody outside is hurt.",
   "why": "Slowing at the normal rate means losing up to Speed in one activation; half is the distance of every unwilling move in the table. An explosion counts 12 shots in the zombie chapter."
  },
  {
   "id": "BDZ-D-c85",
   "question": "May people fire out of a vehicle?",
   "decision": "Yes, by BDZ-veh-fire-out. Passengers take their own In Sight by class; the driver takes the vehicle's. At the wheel of a vehicle whose engine does not run one takes the tests of a passenger. Table option fire_from_vehicles, default passengers_and_driver; the other is passengers_only.",
   "why": "Occupants can be shot at, fire on ending a move through a window, and a driver's targets fire back; nothing forbids it and nothing tells how. Shown to players as reconstructed."
  },
  {
   "id": "BDZ-D-c86",
   "question": "May fuel be drawn from found vehicles? A find by search is a single unit, and a Sedan burns five for one area.",
   "decision": "Yes, by BDZ-veh-siphon, to the limit of the area's Fuel stock. Table option siphoning, default on; off leaves the fuel in its tank. A tank that nobody has looked into is looked into first. The group's own vehicles are no find, and not counted against the stock. Those of other humans are a find, but not counted either. What cannot be carried stays in the tank.",
   "why": "Searches give 0.14 units an encounter to a group of six in the trial campaigns, 36 encounters for one drive in a Sedan. From day 31 a found Sedan has fuel for one area in 1 of 9 cases, Bus, RV and Big Rig never have, from the first anniversary only ATV, Motorcycle and Sports car can. Without siphoning only barter and motorcycles keep a group mobile. Shown to players as reconstructed."
  },
  {
   "id": "BDZ-D-c93",
   "question": "How many vehicles are on the table, and which is adjacent to a building?",
   "decision": "The whole number rolled stands on the table (urban 6 + 1d6, suburbs 3 + 1d6, rural 1/2d6), spread evenly over the roads at random, types by BDZ-D-c18; the player may take away any before play. Adjacent is the nearest vehicle within 6 inches of the building's wall; with none there, keys on 1-4 are read as 5-6.",
   "why": "The numbers are most possible ones, and the word adjacent needs a distance."
  },
  {
   "id": "BDZ-D-veh-towards",
   "question": "When is a zombie within 12 inches of a vehicle moving towards it?",
   "decision": "When the vehicle lies within 45 degrees of the way it goes - to where it last saw a human, or else the way it faces. One that feasts does not count.",
   "why": "Zombies move only in their own half of the turn; where they are going is known from what they do there."
  },
  {
   "id": "BDZ-D-veh-doors",
   "question": "Can people get in or out while the vehicle moves, and by which way where there is no door?",
   "decision": "Only at rest, from within 1 inch of it. Motorcycles and ATVs are mounted as by a door; one that lies on its side has windows only. One gets in only where no enemy sits.",
   "why": "The seed gives a price for doors and an end of the move for windows and beds, and nothing for jumping off."
  },
  {
   "id": "BDZ-D-veh-after",
   "question": "When does a driver do what a reaction tells the vehicle to do?",
   "decision": "As soon as the exchange of fire, or the test, that called for it is over, before anything else happens, also in the middle of a drive. Tests owed by a vehicle come in the order in which they were called for; a lost wheel comes first. If that moves, turns or stops a vehicle that is being driven, its leg ends there: its driver is asked anew, for the inches left, and for none if it has stopped or was charging.",
   "why": "A vehicle that moves in the middle of an exchange would change who may fire at whom in it."
  },
  {
   "id": "BDZ-D-veh-near-miss",
   "question": "How do two vehicles that just miss each other get past, and one that misses what it rams?",
   "decision": "It swerves past as BDZ-D-c82 says, without a test; where there is no room it stops touching.",
   "why": "They are in one lane, and both are to go on."
  },
  {
   "id": "BDZ-D-veh-back",
   "question": "What speed has a vehicle that has backed?",
   "decision": "None; it stands at the end of the activation.",
   "why": "It may only back from rest, so backing is no speed to keep."
  },
  {
   "id": "BDZ-D-out-by-door",
   "question": "A zombie is placed on a building and comes out of it as soon as it activates. How?",
   "decision": "When it is next active it stands inside the nearest door of that building, facing out, and goes on from there as if it had stopped at that door before, locked or not. Whoever sees it there and did not see it before takes In Sight before it goes on. Where something stands before the door, or the building has none, it acts from where it was placed.",
   "why": "The text wants it to come out at once, and every other zombie needs an activation at a door."
  },
  {
   "id": "BDZ-D-uphill",
   "question": "What exactly costs 2 inches when a figure moves uphill?",
   "decision": "Every single way that somewhere leads nearer to the top of a hill costs 2 inches more, once, from where it begins to lead up: whoever is stopped before that has paid nothing. A charge that halts for the charged test is one way. Reactions and zombies pay nothing.",
   "why": "The text takes 2 inches off the movement towards the high point; what a reaction allows is a distance, and zombies go at their rate on hills."
  },
  {
   "id": "BDZ-D-charge-vehicle",
   "question": "How is a vehicle charged on foot?",
   "decision": "Only where it stands, with somebody able of the enemy in it whom the charger sees. Wanting To Charge as always; at 4 inches from the vehicle the driver takes Vehicle Charged if its engine is running, and any other target Being Charged, as do friends near it. Then the charger is at the vehicle as a zombie would be, by BDZ-D-c9 - it fights those in the open, and breaks a window first to come at the others. As nothing hangs on what its driver passes, a Star at the wheel is not asked.",
   "why": "The table has results for a driver charged by characters, none of which changes anything; what follows is not told. A vehicle that moves cannot be caught on foot."
  },
  {
   "id": "BDZ-D-alarm-off",
   "question": "What does it cost to switch an alarm off?",
   "decision": "The whole activation of a figure in the vehicle or in contact with it, with the dice of a hot-wire roll. It is a try at hot-wiring the vehicle, so a figure that has tried its wires before, for the alarm or to start it, may not try again. It is no attempt to start the vehicle in that turn.",
   "why": "The event asks for a successful hot-wire roll and says nothing of time; each character may try to hot-wire a vehicle only once."
  },
  {
   "id": "BDZ-D-engine-off",
   "question": "How is the engine of a vehicle switched off, and what does it cost?",
   "decision": "Somebody who is active at the wheel of a vehicle at rest may switch its engine off. It costs no movement and nothing else of the activation. The vehicle is not heard any longer, unless it was running where the turn began, and has to be started again by the rules for starting.",
   "why": "A running engine draws zombies, and two people in a scenario turn theirs off before they walk on; the text names no cost."
  },
  {
   "id": "BDZ-D-road-end",
   "question": "Where does a rural road end that stops at a handful of buildings?",
   "decision": "In the middle of the table. If fewer than two of the four squares there are built on, those of them that came up clear are, until two are; the limit of buildings holds.",
   "why": "Roads run through the centre of the table, and a road that ends at buildings needs some."
  },
  {
   "id": "BDZ-D-enter",
   "question": "How do humans come onto a table that has been laid by the tables?",
   "decision": "Side by side - the player of a side names an edge, a spot on it for the first figure, and whether all try a Fast Move, on one throw. The others stand on beside it, and each goes where it likes with what it has. Nobody tests for what comes into sight before the first turn.",
   "why": "The text says one full move from an edge of the player's choice, at normal speed or with a Fast Move."
  },
  {
   "id": "BDZ-D-own-scenarios",
   "question": "What does a scenario of a player's own have to say?",
   "decision": "All that the printed ones do - the map, who and what stands on it, what is special, who has to get away, where two bands would begin, how many turns. It is played in place of the scenario that was chosen. Without a goal it is a free fight (BDZ-D-free-fights).",
   "why": "The maps are reconstructed, and players have their own."
  },
  {
   "id": "BDZ-D-free-fights",
   "question": "What does a free fight come to?",
   "decision": "It ends after as many turns as its scenario says. Of two sides the one with more people on their feet has held the field; with equal numbers nobody has. A band alone against the dead has held it where more than half of those who began are on their feet on the table.",
   "why": "The text has no end to a game without a story. A single survivor of six would otherwise be as good as all."
  },
  {
   "id": "BDZ-D-c19",
   "question": "Do noise and shooting bring more zombies in the scenarios First Contact and ATM Adventure?",
   "decision": "No in those two; yes in The Bleens, whose list does not say only.",
   "why": "Two lists of forces say only the two (three) zombies."
  },
  {
   "id": "BDZ-D-c20",
   "question": "Which line does the golf cart use, and what is Mrs. Johnson?",
   "decision": "The ATV line. Mrs. Johnson is an obviously dead human being fed on, dead on the ground when it begins. The feast is over when the two men stop (BDZ-D-c92), so nobody sees it.",
   "why": "Unlisted vehicles use the nearest type. The story has two residents bent over a third."
  },
  {
   "id": "BDZ-D-c55",
   "question": "A Wandering Zombie rule is named in the zombie chapter and not described anywhere.",
   "decision": "Nothing in vehicles, encounters, campaign or Day One uses it. The optional stand-in of the tactical half (BDZ-zgen-wandering) applies, off by default, and never in Day One, in a Raid or in the three scenarios.",
   "why": "The page it names does not hold it."
  },
  {
   "id": "BDZ-D-c92",
   "question": "What do the three scenarios leave open besides the map?",
   "decision": "Maps: bdz-maps, replaceable from files. No random events, buildings closed and not searched, any edge is a way out. First Contact: both men test at the same time, each against the zombie before him; the feast is over as soon as they stop, and the zombies chase people from then on; with the cart off the table a full win, without it a win that is paid for; either man lost is a defeat. ATM Adventure: the keys are in the car, leaving on foot with the cash counts, and zombies treat the dogs as people, but dogs never turn. The Bleens: the children get out in one activation of Jayne's, in which she may act but must end within 4\", and from then on stand within 2\" of her and count as people when zombies choose whom to charge; if she leaves the table without them, they are lost and the game is over. Table option scenario_events, default off; the other is on.",
   "why": "Two of the three lists of forces exclude all others, and a dog, a fire or a phone of the event table would bring zombies. The rest is what a table needs in order to start."
  },
  {
   "id": "BDZ-D-c21",
   "question": "Is the Discover +2 after two years added to the +1, and what of totals above 6?",
   "decision": "It replaces it. Totals above 6 count as 6.",
   "why": "Both lines give the modifier for a date range; the tables end at 6."
  },
  {
   "id": "BDZ-D-c22",
   "question": "Raid and Take Back print +1d6 after the first anniversary where Discover has +1.",
   "decision": "Read as +1. Table option after_a_year, default one; the other is another_die, as printed.",
   "why": "With a second die nearly every result would run off the end of a table of six rows. Discover has the same table form with +1."
  },
  {
   "id": "BDZ-D-c23",
   "question": "In a Raid, do noises other than shooting bring zombies?",
   "decision": "Yes, everything that counts as shots does.",
   "why": "The noise rules define such sounds in shots, and a running car would otherwise be silent only in a Raid."
  },
  {
   "id": "BDZ-D-c24",
   "question": "The What's Inside modifiers are missing from the chapter.",
   "decision": "Use those of the quick reference (-2 rural, +2 urban, -1 daytime, +2 night). Evening and pre-dawn have none.",
   "why": "The chapter says the roll is modified, and the quick reference is the only place that says how."
  },
  {
   "id": "BDZ-D-c25",
   "question": "Is a building searched at once or on the next activation?",
   "decision": "Either. Once it is clear it may be searched in any one activation, by as many characters as are inside, each once; whoever searches does nothing else in that activation afterwards. Then it has been searched.",
   "why": "The loot chapter lets them choose to search immediately, the other passage on their next turn of activation; a building is searched only once, but by multiple characters. Ending the activation keeps a part of the price that the second passage had in mind."
  },
  {
   "id": "BDZ-D-c26",
   "question": "A modifier for a ganger or survivor when \"they aren't\" - does a ganger before survivors suffer it?",
   "decision": "No. It applies if the roller is a ganger or a survivor and the other side is neither (that is, Civilians, Military or Police). Each leader checks it for himself. The same reading is used for Meet & Greet (-2d6), Barter (-1d6), Mercy and Keeping It Together.",
   "why": "It is the literal reading, the same in four places. The numbers differ between Meet & Greet and Barter and are kept as printed."
  },
  {
   "id": "BDZ-D-c27",
   "question": "Ties - equal highest failed dice in Meet & Greet or Barter, equal totals for who fires first.",
   "decision": "Each of the two sides rolls one d6, again until one is higher; how many dice were tied does not matter.",
   "why": "Not covered; a result is needed. One die each keeps both sides at even odds, which throwing all tied dice again would not."
  },
  {
   "id": "BDZ-D-c28",
   "question": "The Mercy modifier for having fired first has lost its sign and number.",
   "decision": "-1d6.",
   "why": "Having shot at somebody cannot make them kinder, and more dice passed is better for the victim. A missing number before d6 is 1."
  },
  {
   "id": "BDZ-D-c29",
   "question": "The Cure is listed for military bases, which the area lists place only where a 14 cannot be reached.",
   "decision": "Kept as printed. A base placed by hand in an urban area can give the Cure.",
   "why": "The lists are of common buildings, not of all."
  },
  {
   "id": "BDZ-D-c30",
   "question": "Does what a character wears and holds count as cargo, and what is the cargo value of a SAW?",
   "decision": "Everything carried counts, including weapons in hand. A SAW is 3. An improvised weapon counts like a melee weapon of the same hands. What the finder cannot carry is taken by somebody of the band in the same building, or for something that is thrown away, or left.",
   "why": "The table lists weapons without an exception; the SAW is heavier than the rifles (2) and like the chain saw (3). One- and two-handed melee weapons are both printed as 2 and kept so."
  },
  {
   "id": "BDZ-D-c31",
   "question": "What happens to a character with no food at all for a month?",
   "decision": "Somebody who gets nothing at all for a month loses four points of Rep, and dies of it if that would leave less than 1. Who eats, shares or starves is the player's choice. Somebody already at Rep 1 cannot share. The food penalty of Keeping It Together applies in all these cases. Table option hunger, default four_points; the others are leaves (a Grunt without food leaves at once, a Star as here) and soft (the loss of two as for sharing, never below Rep 1, as first registered).",
   "why": "Only the shared case is given. With the same loss of two, one who starves beside one who eats costs the group less than two who share, so nobody would ever share, and a group at Rep 1 would live on nothing for ever; in trial campaigns rural groups did. Losing two each or four by one is even. Shown to players as reconstructed."
  },
  {
   "id": "BDZ-D-c32",
   "question": "One passage says a unit of fuel is one Bash Value point, another that a found unit is worth an arbitrary number and points to Working Or Not.",
   "decision": "One unit is one point. A fuel result on the Resources Table is one unit; a found vehicle holds the amount of the Working Or Not table.",
   "why": "The first is a definition; the second looks at tanks, as its reference shows."
  },
  {
   "id": "BDZ-D-c33",
   "question": "What is rolled to find keys and medical supplies on a beaten person?",
   "decision": "1d6 for the searched person: 1 keys, 2 medical supplies, 3-6 nothing.",
   "why": "A turn is spent and there \"may\" be something; the area stock is not used. Shown to players as reconstructed."
  },
  {
   "id": "BDZ-D-c34",
   "question": "Doubles are rolled again for activation and yet set off events.",
   "decision": "Settle the event of the double (random event on two sixes, civilians in Day One on any pair) and then roll again for activation. A pair that comes up in the second roll counts as well.",
   "why": "The turn sequence says that doubles may set off events; the rolls do not exclude each other. Two sixes in Day One do both."
  },
  {
   "id": "BDZ-D-c35",
   "question": "Where do the zombies of the barking dog, dead end, phone and back-seat events appear?",
   "decision": "Dog: from a side rolled on the Zombie Placement Table, the dog in contact with the group and the zombies 12\" behind it. Dead end: 12\" behind the vehicle. Phone: by normal placement around the phone. Back seat: it attacks a random occupant at once by the surprise rules.",
   "why": "The seed gives only the distance."
  },
  {
   "id": "BDZ-D-c36",
   "question": "How do campaign months, day numbers and anniversaries fit together?",
   "decision": "The first campaign month begins on day 26 and a month is 30 days. An encounter takes place on day 26 + 30 x the months used up so far (BDZ-D-c37), rounded down. Twelve months of the outbreak are 360 days: the first anniversary is reached on day 361, the second on 721, the third on 1081; two months on day 61, as for military and police.",
   "why": "Vehicles and classes change with days, months and years, the timeline ends on day 25, and a single encounter needs one day of its own: only the first one or two of a campaign fall before day 31, when tanks are still two thirds full."
  },
  {
   "id": "BDZ-D-c37",
   "question": "How many encounters has a month spent in different kinds of area?",
   "decision": "Each encounter uses up a share of the month - a quarter in an urban area, a half in the suburbs, the whole in a rural one. The shares are added up without a break; each time the sum reaches another whole number a month has ended, and anything over counts towards the next. A random road encounter uses the share of the area entered. Walking adds exactly one month. A player may let the rest of a month pass without encounters.",
   "why": "It gives the printed numbers when the group stays, and travel itself takes no time. Dropping what is over would make the last quarter of a month in the country a gift."
  },
  {
   "id": "BDZ-D-c38",
   "question": "Is the stock of an area rolled anew when the group comes back?",
   "decision": "No. Each area on the campaign map keeps its stock; the roll is made once.",
   "why": "It is called a new area, and over fishing would mean nothing otherwise."
  },
  {
   "id": "BDZ-D-c39",
   "question": "What does \"cannot be found in this area\" mean in barter?",
   "decision": "An item whose stock in the current area is zero.",
   "why": "Over fishing uses the same words for a stock that has reached zero."
  },
  {
   "id": "BDZ-D-c40",
   "question": "A motorcycle has Bash Value 0. What fuel does it burn and hold?",
   "decision": "It burns none to enter an area. Its full tank is one unit; with none it cannot be started, and the unit is not used up.",
   "why": "Fuel equals Bash Value, which is 0; without this a full motorcycle of the first days and an empty one would be the same. It makes motorcycles the one free way to travel, as printed."
  },
  {
   "id": "BDZ-D-c130",
   "question": "Road encounters - 12 + 1d6 inches from where to where, what if roads cross there, and can the table be turned?",
   "decision": "From the middle of the road to the middle of what stands there. There is one road in every area, with the lanes of the area; its direction and its end are not rolled for. The group comes in from the south; left and right are as it comes. Nothing else stands on the plot of the place, and no parked vehicle where somebody comes onto the road. A table that is laid may be changed, but not turned.",
   "why": "From the edge of a four-lane road 18 inches and a house do not fit on a table of four feet. The encounter names one road, from edge to edge."
  },
  {
   "id": "BDZ-D-c131",
   "question": "Road encounters - where exactly does everybody stand, and who drives?",
   "decision": "In a house inside it, at a gas station and among tents outdoors beside them, at a vehicle round it, behind a block beyond it; each on the nearest free spot. In their own vehicle the highest Rep drives. A group on foot is put side by side in the middle of the road, the first of it 6 inches from the edge; the player names who drives each of its vehicles, then who rides in each, and nobody walks for whom there is a seat. They stand side by side, all of them 6 inches in by their middle: the first two in the lanes, and each further one, or a wide one, on the nearest free place beside them.",
   "why": "The places are given, and no spots."
  },
  {
   "id": "BDZ-D-c132",
   "question": "Are patients armed, and what does the Recovery Test do for somebody who is ill but not out of the fight?",
   "decision": "Patients carry nothing. A friend may treat the ill as those out of the fight are treated, and they test after each encounter as well; where the table says normal Rep they are well from then on, else they stay ill and lose nothing.",
   "why": "The weapons are those of the staff. The test is an allowance, and an illness of which it could kill at once would be none."
  },
  {
   "id": "BDZ-D-c133",
   "question": "How and when do people on the road use Meet & Greet, and what holds before that?",
   "decision": "Those who want to talk or to run are no enemies until the group attacks them, which it may when its awareness comes first or its Star is active; with those who want to talk that is Walk the Walk. Nobody takes In Sight because of the other, nobody fires, and no building is looked into, though a house in which they are may be entered. Those who want to talk stay where they are. An active figure of either side within 4 inches in sight of one of the other, in no moving vehicle, opens the talk; all who are up on both sides count. Whatever but a fight comes of it, the encounter is over. Guests, and those who part in peace, trade first. Those who run make for the nearest edge, and do nothing else even when they are attacked.",
   "why": "Meet & Greet is made for a meeting indoors. Four inches are what the rules call near. In Sight between people who want to talk would have them shoot."
  },
  {
   "id": "BDZ-D-c138",
   "question": "A flash bang goes off, or falls short, where people stand with whom there is no fight.",
   "decision": "Whoever of the other side is on its feet in the circle has been attacked, and the peace is over before it goes off - about the spot that was named, about the thrower where the grenade was dropped. Thrown at the dead with nobody of them in the circle it ends nothing.",
   "why": "They are no enemies until the group attacks them (BDZ-D-c133). Somebody blinded takes Received Fire, which a test between people who are at peace would contradict."
  },
  {
   "id": "BDZ-D-c134",
   "question": "When is a scream heard, and how is somebody rallied who screams but has not hunkered down?",
   "decision": "As soon as such a figure that is up sees a zombie, once a turn, at its spot. It is rallied as somebody who has hunkered down is; a test that fails changes nothing for one who stands.",
   "why": "A chain saw is heard once a turn. Only hunkered down figures are rallied otherwise, and a basket case stands."
  },
  {
   "id": "BDZ-D-c135",
   "question": "Hostile refugees shoot first, yet the awareness table may give the first fire to the player.",
   "decision": "A total above 5 counts as 5: they take In Sight.",
   "why": "It is the mildest row of the table on which they fire before anybody else."
  },
  {
   "id": "BDZ-D-c136",
   "question": "How do cultists capture, and what becomes of whom they take?",
   "decision": "A cultist who reaches somebody stunned or out of the fight takes him off the table instead of killing him. Where a cultist is up when the encounter ends and nobody of the group is, all of the group who lie there are taken. A member who is taken is a captive in this area, as if a settlement held him, and loses all that he carries (BDZ-D-c110).",
   "why": "Killing and capturing are one choice of the automatic kill. Captives of a campaign are freed by a Raid, and are unarmed."
  },
  {
   "id": "BDZ-D-c137",
   "question": "Evading - what may figures do that run, and who drives?",
   "decision": "They move towards the edge they came in by, or along it, and out of a house first; they leave by that edge alone. They stand up, ride, carry wounded and fight those they are in melee with. Enemies may shoot, but neither move nor charge. The vehicles of a group that runs are driven freely. A side of which nobody is up but those who have run away counts as out of action (BDZ-D-c65).",
   "why": "A vehicle has to turn before it can go back."
  },
  {
   "id": "BDZ-D-c141",
   "question": "May an encounter of a campaign be fought on a table of the players' own, and what is told of it then?",
   "decision": "Table option fights, default here; the others are elsewhere, and asked each time. Who is met on the road, who holds a settlement and how many zombies stand about whom at the start is rolled beforehand. Afterwards the players tell what came of it: who killed a zombie, what was found, taken or lost, who fell, ran, hunkered down, was taken or bitten, who joined, and how it ended. What follows an encounter follows from that. What is found in a building goes off the stock of the area; what was on the beaten, or bartered for, does not. Keys from a building fit a vehicle of that table and are not brought home; a vehicle driven away is told of itself, and whether people met had it. What was on the beaten counts as found, what was bartered for does not. The places of Day One are played here, as nobody may read what they hold.",
   "why": "The seed advises the terrain that one owns; a campaign needs no more of an encounter than what is written on the group's sheet."
  },
  {
   "id": "BDZ-D-c142",
   "question": "A crowd knocks down the last of the grown-ups, or the police take the last of them along, after relatives have been found, and before they have left the table. Are they found?",
   "decision": "No. Those found at this visit who are still on the table are on their way home, as others who are gone (BDZ-D-c53); at home they have stayed there. Those who came along, and those who have left the table, stay with the character.",
   "why": "One has to leave the table with the objective; goods are lost in the same way. Nothing is said of harm to them."
  },
  {
   "id": "BDZ-D-c143",
   "question": "The three scenarios have no limit of turns. When does one end in which nobody gets away?",
   "decision": "After thirty turns, or as many as its file says: whoever of those who should get away is still on the table then is left behind, and the scenario is lost.",
   "why": "A game that nobody ends would never be over, and the way to an edge takes a few turns."
  },
  {
   "id": "BDZ-D-c120",
   "question": "What becomes of a campaign whose Star is lost?",
   "decision": "It is over. Table option star_lost, default ends; the other is successor - a Grunt whom the player names is the Star from then on, with the attributes it has, and may cheat death and use Free Will.",
   "why": "A Star represents the player and the book names nobody else; but a band of a dozen that ends with one bad die of infection is not what players want."
  },
  {
   "id": "BDZ-D-c121",
   "question": "Where is a mutiny fought, who takes part, and when is it over?",
   "decision": "After all Grunts have been tested, one mutiny after the other, by day in the area where the group is. Star and Grunt alone stand 8 inches apart near the middle of the table, facing each other; there are no zombies at the start, but fire draws them. Whoever cannot shoot loses the first shot. It is over when one of them is off the table or unable to act, which whoever has hunkered down is. The mutineer never comes back: he takes no Recovery Test, has no part in the group's supplies, and cannot be won over. A mutiny uses no time, and neither Keeping It Together nor a change of Rep follows it.",
   "why": "Only the first shot is given. The Star rolls for Keeping It Together once, and that roll is settled before anybody fires. A mutiny is no encounter that somebody chose."
  },
  {
   "id": "BDZ-D-c122",
   "question": "When is there not enough food for the group, whose food goes first, and who has been lost this month?",
   "decision": "There is not enough from a month's end at which the food did not feed everybody until the next one at which it does. What the lost have eaten is deducted first, whoever joined and was lost in one encounter included, and what is stored in a base where the group is counts. Lost is everybody who has left the group in the month: dead, turned, captured, gone or left behind. Whoever starves or leaves hungry at a month's end belongs to the month that ends, after its last test: it is no loss of the next one, and is not fed in it. A captive neither eats with the group nor tests, and while the Star is one nobody is tested. The months in a row of one who is freed begin anew.",
   "why": "Food is used at the end of a month only, and the penalty is said to follow from sharing and starving (BDZ-D-c31). The deduction counts the lost among the others, and they cannot go short any more."
  },
  {
   "id": "BDZ-D-c123",
   "question": "In which order does an encounter end, and whose Rep is tested?",
   "decision": "Keeping It Together, mutinies, Rep up or down, then the months that have ended with their food. Rep is tested for those who set out on the encounter and are still in the group; not for those who stayed behind, nor for those who joined in the course of it. Who ran away with the group (BDZ-D-c45) has failed.",
   "why": "The overview has this order. An encounter is a success or a failure for those who went on it."
  },
  {
   "id": "BDZ-D-c124",
   "question": "What does the map of a campaign look like?",
   "decision": "It grows. From any area the group may go on to a new one of each kind that may lie beside it, and back to those it came from or has been to from there; a place that is known stays the same place. The first area has no road roll.",
   "why": "The moves between kinds of area are given, and no map."
  },
  {
   "id": "BDZ-D-c41",
   "question": "Dazed survivors are unarmed in their description and sent to the Civilian list for weapons below it.",
   "decision": "Unarmed.",
   "why": "The line about the list is repeated under nearly every group; the description is about this one."
  },
  {
   "id": "BDZ-D-c42",
   "question": "Refugees are hostile on 1-3 in their description, on 5-6 in their goal.",
   "decision": "The goal line.",
   "why": "Every group has a goal line with this die roll, and it alone covers running away. What the description adds - hostile refugees shoot first - is kept."
  },
  {
   "id": "BDZ-D-c43",
   "question": "What Rep do looters have?",
   "decision": "Rolled on the Civilian list; weapons on the Ganger weapon table.",
   "why": "They react as Civilians, and only the weapons are sent to the Ganger list."
  },
  {
   "id": "BDZ-D-c44",
   "question": "When does the sniper fire and how does he vanish?",
   "decision": "He is placed by Where Encountered. His first activation or In Sight fire is his one attack; after its reactions are resolved he is removed and the road encounter is over.",
   "why": "One shot and gone is all that is said."
  },
  {
   "id": "BDZ-D-c45",
   "question": "How does the player run away?",
   "decision": "At any activation the player may declare it; from then on figures only move towards the edge they came in by, are out of the encounter when they leave, and enemies make no charge and do not follow. Being shot at goes on as normal until they are off.",
   "why": "It is said that nobody gives chase, not that nobody shoots."
  },
  {
   "id": "BDZ-D-c46",
   "question": "Keeping It Together counts a die equal to or below Rep as a success while other such rolls use 1-3.",
   "decision": "As printed.",
   "why": "The heading and both lines of its table agree with each other. A Rep above 6 changes nothing more."
  },
  {
   "id": "BDZ-D-c47",
   "question": "Equal successes above zero, dice that run out, and twice of zero in Keeping It Together.",
   "decision": "Any tie is treated like the zero tie (both take away 1d6 and repeat). If either has no dice left the other wins with more; if both have none the Grunt stays. Any success against none is twice as many.",
   "why": "Only the zero tie is printed. The others need an end."
  },
  {
   "id": "BDZ-D-c48",
   "question": "What Rep has a player whose job is neither sedentary nor who is in peak shape, and what if several answers fit?",
   "decision": "Rep 3, Civilian. If several answers fit use the highest Rep; service, present or past, decides the tests. Fire fighters and those of an ambulance have the Rep and the tests of their shape, and are first responders.",
   "why": "Peak shape is the exception, and experience is about how one reacts. The questionnaire gives soldiers and the police alone something for their work; Zed Or No Zed names fire fighters and EMTs beside them."
  },
  {
   "id": "BDZ-D-c49",
   "question": "How many luxury units does the questionnaire give?",
   "decision": "One unit for each kind of luxury the player has, at most five.",
   "why": "The list of kinds has five entries, and the bank gives three units."
  },
  {
   "id": "BDZ-D-c50",
   "question": "Does a delay on Getting There also push back all later locations?",
   "decision": "No, it only changes the column used for that location.",
   "why": "It is said to be treated as if arriving later, not that the count goes on from there."
  },
  {
   "id": "BDZ-D-c51",
   "question": "Zed or No Zed is taken once ever, yet in Day One at each new location.",
   "decision": "In Day One the test is due again at each location, at the first zombie within its normal distance. In the campaign that follows, whoever has taken it at any of them does not take it again, nor does the Star (BDZ-D-c147).",
   "why": "A special rule of the scenario; without a zombie there is nothing to test."
  },
  {
   "id": "BDZ-D-c56",
   "question": "Page references that lead nowhere - searching (page",
   "decision": "They mean availability of resources, the vehicle chapter, and the lists.",
   "why": "There is only one place each that fits."
  },
  {
   "id": "BDZ-D-c57",
   "question": "The character chapter knows six levels of Rep, Improving Rep has no maximum.",
   "decision": "No maximum in a campaign. A Rep above 6 passes every die.",
   "why": "Improving Rep says so directly."
  },
  {
   "id": "BDZ-D-c58",
   "question": "What if a character obeys the police, or gives up the weapon, in Day One?",
   "decision": "Somebody told to leave the area is seen off the table by the police at once, and the location is over; somebody who gives up the weapon gives up all that is in hand or carried to fight with, is left alone by the police for as long as he stays there, and may go on with the location. Refusing starts a fight as Walk the Walk does, activation rolled anew. Nobody comes up to somebody at the wheel, or where there is no room beside him.",
   "why": "The seed leaves it to the player; a result is needed."
  },
  {
   "id": "BDZ-D-c59",
   "question": "What of the resource Vehicles in the area table?",
   "decision": "A vehicle the group takes away from an encounter is subtracted, but not one that other humans had. Whoever drives it away has found a resource (BDZ-camp-rep-success). At zero, vehicles on the table are all wrecks, except those of people met on the road.",
   "why": "Vehicles stand in the table and in the tracking list like any other resource."
  },
  {
   "id": "BDZ-D-c60",
   "question": "Under which resource do grenades, chain saws, keys and the Cure fall?",
   "decision": "Grenades and chain saws count as Weapons, body armor as Body armor. Keys and the Cure are not counted.",
   "why": "The table of amounts has seven lines only."
  },
  {
   "id": "BDZ-D-c63",
   "question": "The helicopter event pulls zombies 12 inches away from any survivor - in which direction?",
   "decision": "Each zombie is moved 12\" directly away from the nearest human, stopping at the table edge; zombies in melee are pulled out of it.",
   "why": "The text has no exception and no direction."
  },
  {
   "id": "BDZ-D-c64",
   "question": "Take Back asks that all buildings be searched - is a loot roll needed?",
   "decision": "No. A building counts when it has been entered, rolled for and cleared; in a divided building every area counts, up to one whose people have to be left in peace. It is not over while somebody of the group stands where a search may still be made. At least one building stands on its table.",
   "why": "The point is that nothing hostile is left. Without a building there would be nothing to search."
  },
  {
   "id": "BDZ-D-c65",
   "question": "When do Discover and a road encounter end?",
   "decision": "Discover ends when all of the group able to move have left the table or a random event ends it. A road encounter ends when one side has left or has joined, when the group is out of action or leaves by the far edge. Where enemies lie beaten the group may see to them, take what they have and look into buildings, until it says that it goes on. Buildings hold what they hold in Discover, but for a house in which people are met, which holds them alone.",
   "why": "No end is given for either. After a fight one may recover things from the beaten, and win them over at its end; each encounter but a Raid rolls for the buildings that are entered."
  },
  {
   "id": "BDZ-D-c148",
   "question": "The other side in barter has whatever the player looks for. Vehicles and keys as well?",
   "decision": "No. What is bartered for is what people carry. Neither a vehicle nor its keys can be asked for.",
   "why": "The list leaves out the rarest things, but trade is one for one. Keys have no use without their vehicle, and those got from a person lead to one (BDZ-D-c91), which would make every vehicle the price of a meal."
  },
  {
   "id": "BDZ-D-c66",
   "question": "The goods of people who join - how many?",
   "decision": "Their weapons and armor, and one unit of food each. Those who are with the group for one game only leave it what they have found.",
   "why": "Loot says their resources are added and gives no amount. Shown to players as reconstructed."
  },
  {
   "id": "BDZ-D-c67",
   "question": "Does a result on the Weapons Table that the building cannot hold use up anything?",
   "decision": "No. Nothing is found, and nothing is subtracted.",
   "why": "What is not found is not subtracted."
  },
  {
   "id": "BDZ-D-c69",
   "question": "When leaders roll for who fires first, who of that side fires?",
   "decision": "Only the leader with the higher total; everybody else reacts or waits for the activation roll.",
   "why": "The table names the leader and then the reactions to his fire."
  },
  {
   "id": "BDZ-D-c70",
   "question": "What is a free turn of activation?",
   "decision": "All groups of that side activate once, whatever their Rep, and the other side reacts to them but does not activate.",
   "why": "No activation dice are rolled that could leave a group out."
  },
  {
   "id": "BDZ-D-c71",
   "question": "Is Getting There rolled for the first location?",
   "decision": "Only if the character is not there when Day One begins. The roll is made for every location that has to be travelled to. Whoever is there still comes onto its table by an edge, and has the middle to reach.",
   "why": "The seed rolls between locations and starts by asking where the player is. Its tables all have the objective in the middle, and everybody comes onto a table by an edge; no location is excepted."
  },
  {
   "id": "BDZ-D-c72",
   "question": "What are the family members once found?",
   "decision": "A spouse is rolled on the Civilian list; children use the types of the lost children, by age (12 and over big kid, 6 to 11 littler one, under 6 small child). They join the character's group.",
   "why": "They have to leave the table with the character and no values are given. Shown to players as reconstructed."
  },
  {
   "id": "BDZ-D-c73",
   "question": "When does Day One end?",
   "decision": "After the last location on the list, on arrest, on returning to duty, when the character is dead, or when the player says so. The list may be changed whenever one sets out, so that it is over only when nothing is added to it. Those are together who are with the character or were left at home by him; what lies at home is had if he has come there. The campaign follows if the player wants it, with the family as members.",
   "why": "Only the arrest says that the encounter is over. A gate ends its location for everybody, but whoever is admitted rejoins his unit or is assigned, and goes nowhere else that day; he is asked before."
  },
  {
   "id": "BDZ-D-c74",
   "question": "When are the terrified civilians fought?",
   "decision": "Those at the start before the character's first move, those that come on doubles as soon as they come, one melee after another until the crowd is gone, also for whoever sits in a vehicle. With several characters the crowd is shared out evenly; children take no part in it, and where no grown-up is left on the table the location is over.",
   "why": "They stand for pushing through a crowd and must all be fought, without exception; no positions are given."
  },
  {
   "id": "BDZ-D-c140",
   "question": "A character is knocked unconscious by a crowd in a vehicle. What becomes of the vehicle?",
   "decision": "It goes on with him where nobody else is in it. Else it stays with those who are, and stands still if he drove it.",
   "why": "He goes on to the next location unhurt, and nothing is said of a loss."
  },
  {
   "id": "BDZ-D-c75",
   "question": "Does the quick reference differ from the chapters anywhere in this half?",
   "decision": "Only in the What's Inside modifiers. Its copies of Meet & Greet, cargo, building loot and resources agree; its Weapons Table lacks the last row, where the chapter is used.",
   "why": "Both copies were compared cell by cell."
  },
  {
   "id": "BDZ-D-c87",
   "question": "The group has vehicles, but not seats or fuel for all.",
   "decision": "It drives only if everybody who goes has a seat in a vehicle with enough fuel, cargo within the limit; the player may leave members or goods behind (they are lost). Otherwise all walk and the vehicles stay.",
   "why": "One group is in one area at one time."
  },
  {
   "id": "BDZ-D-c88",
   "question": "What is a base worth once the group has moved on, and may there be several?",
   "decision": "The store belongs to the area where it was won, and is there again when the group comes back; any number may be held. The +2d6 is had wherever the group is. Table option base_bonus, default anywhere; the other is in_its_area.",
   "why": "Goods are stored in a place; the bonus is printed for a group that has established a base, with no word of where. Take Back is won in about 97 of 100 tries in a rural area (1 to 4 buildings) against 52 to 79 in an urban one, so a bonus that travels is had for little on the first weekend in the country: hence the option."
  },
  {
   "id": "BDZ-D-c89",
   "question": "Is a Raid possible without a captive, is a building rolled for again, and when is a Raid lost?",
   "decision": "It may be played for goods alone; then the captive rolls are left out. A member who has been captured and not got back in the same encounter can be freed by a later Raid in that area, once; after one that does not get the captive back it is lost. Who has been freed and brought off is not, even if the group ran away; who has been freed and is taken again is a prisoner anew. Each building is rolled once: one whose people have turned out is empty when entered, but the captive roll and the search stay. A Raid or Take Back is lost when the group has left the table or nobody is able to act.",
   "why": "The encounter needs a captured member, but is also recommended as a way to goods, and nothing says what becomes of a captive nobody frees."
  },
  {
   "id": "BDZ-D-c90",
   "question": "Zombies inside - who gets the odd ones, and where do they stand on the table?",
   "decision": "Odd ones go to the humans of lowest Rep first, ties at random. Each stands 1 inch in front of its human, inside; those who were surprised are put in contact. Zombies that find no room inside are before the door, and have their melee from as near as they come. Humans with nobody matched roll no total and are free to react next. Table option odd_zombies, default lowest_rep; the other is random.",
   "why": "In the example the Rep 4 gets two and the Rep 5 one. After 4 inches back and 3 inches behind a gap of 2 remains, so that the charge comes at the next activation. All zombies of the building are shared out and melee their humans, whatever room a tent has for bases."
  },
  {
   "id": "BDZ-D-c91",
   "question": "Mercy lets the victim live and leave, but somebody out of the fight cannot activate. And whose location do keys from a beaten enemy tell?",
   "decision": "The victim comes round without a test at the first activation, must leave the building by the shortest way, and counts as having been out of the fight for Rep and infection; no Recovery Test after the encounter. Whoever a friend gets up before that has to leave as well; whoever is being eaten lies where it is, and in a melee one fights. Keys from a person give one vehicle of the area's list after the encounter, its fuel by date. It is not counted against the stock, and can be had where the stock is at zero (BDZ-camp-overfish).",
   "why": "The result says that he leaves at the first activation. The car is found after the encounter, so it needs a type and a tank. It was another human's."
  },
  {
   "id": "BDZ-D-c94",
   "question": "What does a group own that starts a campaign without Day One?",
   "decision": "The weapons from its lists, one unit of food for each member, no vehicle, no base. Table option start_goods, default one_month; the others are none, and three_months.",
   "why": "Nothing is given and food is due at the end of the first month."
  },
  {
   "id": "BDZ-D-c95",
   "question": "Road encounters - what vehicle have they, where does an oncoming one stand, and what if the road forks?",
   "decision": "One of the area's list at random, rolled again until it seats them all; if no type does, as many as are needed. Oncoming: 6 inches in from the far edge in its own lane, at its Speed. At rest or as a block: in the middle of the table, a block across both lanes. Off the road: in or beside house or tents. A working one is found like any other after the encounter, but is not counted against the stock. An oncoming one works and has fuel: only how much is rolled.",
   "why": "Nine kinds of people and up to twelve of them must fit into something; both sides then come on in the same way."
  },
  {
   "id": "BDZ-D-c96",
   "question": "Found what you were looking for - in Day One, is that only leave to search?",
   "decision": "The character names, before leaving for the location, one kind of thing it can hold; found means one unit of it (a weapon by the Weapons Table, rolled again until it fits the building), carried off as the objective, and a search by the loot rules besides. Keys are those of a vehicle of that table, as keys from any building. At the own workplace one belonging of the player's. Table option day_found, default item_and_search; the other is search_only.",
   "why": "An objective is something one leaves the table with. By search alone a suburban box store, the place to go for weapons, yields one in 1 of 54 tries."
  },
  {
   "id": "BDZ-D-c97",
   "question": "What has the player on the person when Day One begins, and what is he in terms of the rules?",
   "decision": "A Star with two chosen attributes, Civilian or Military by the tests. On the person: what he would have there now, as answered; all else, the family food included, lies at home and is had by reaching its objective, at any visit. Nobody carries more than he can. What was found at one location is carried to the next, where it may be used, and is the group's when the day ends. Before they set out, whoever has packed a weapon or armour may take it in hand or put it on, and pack others. Whoever falls at a location has lost what was found there; what he came with goes to the family. Nothing is eaten before day 26. Several players fill in a sheet each and may go together or apart.",
   "why": "The questionnaire lists what a household owns, not what a pocket holds; it says where the player is as he reads."
  },
  {
   "id": "BDZ-D-c98",
   "question": "2d6 terrified civilians must all be beaten, each with 2d6. Is that meant?",
   "decision": "Played as printed. A lone Rep 3 gets through the first crowd in 6 of 100 tries, Rep 4 in 11, Rep 5 in 16; five of the ten locations have one, and crowds are behind seven of ten visits that fail. Table option day_crowd, default printed; press (1d6 at the start and one on each pair: 25, 33 and 40 of 100) and none. Offer press before the first game. A weapon of higher Impact than bare hands adds its 1d6 against each.",
   "why": "The text is plain. Only the location is lost, never the life, but without the option Day One is mostly a walk from crowd to crowd."
  },
  {
   "id": "BDZ-D-c102",
   "question": "What if modifiers leave a leader without dice?",
   "decision": "The pool is never below 0. A side without dice has no successes and no failed die, and so is one behind if the other has none either. Both without dice: nobody talks, they part in peace.",
   "why": "A survivor of Rep 2 facing civilians has none; asking for a luxury item that is lacking takes four."
  },
  {
   "id": "BDZ-D-c103",
   "question": "Rep has no limit. What does that do to a long campaign?",
   "decision": "Kept as printed. Table option rep_cap, default none; the other is six, after which a rise is lost.",
   "why": "From Rep 6 no test die fails, at Rep 7 every unhindered shot with a 1 still hits, at 8 nobody is ever infected. In the trial campaigns a third (suburbs) to more than a half (urban) of the Stars alive after a year had Rep 8 or more, the highest 13. The character chapter knows six levels."
  },
  {
   "id": "BDZ-D-c110",
   "question": "What becomes of members who lie on the table when the others are gone?",
   "decision": "Whoever is out of the fight when nobody of the group can act there any more is taken prisoner if an enemy is on the table who carries on; else the nearest zombie kills it if there is one (a Star may cheat death); else the others come back for it, and the Recovery Test after the encounter decides. A prisoner loses all that it carries and can be freed by one later Raid in that area (BDZ-D-c89); somebody who has joined for good in the same encounter is a member from then on. A prisoner helps nobody of the group to recover, neither gives nor gets the Cure, and wins over no beaten enemy. Where nobody of the group has got away either, enemies reach all who lie there: Mercy is rolled for each of them instead, and whoever is let live goes free; only those whom they have tied up are their prisoners. Where the encounter ends at once, by a refuge or because the place is cleared, everybody is brought in. Somebody who has hunkered down and whom nobody is left to rally keeps no encounter going, and neither does a basket case on foot, who also saves nobody who lies there.",
   "why": "Recovery needs somewhere safe, and members are captured, as Raids free them; nothing says when."
  },
  {
   "id": "BDZ-D-c111",
   "question": "When is an encounter won?",
   "decision": "Take Back by BDZ-enc-tb-end; it ends at that moment. A Raid when the captive comes back with the group, one for goods alone when something that they had not set out with has been carried off, packed, in hand or worn, in a vehicle, or such a vehicle itself. Of what is used up there, what was brought along goes first. Discover, and an encounter on the road, when anybody who went comes back and the group has not evaded. Whoever is taken prisoner, or dies of his wounds afterwards, has not come back.",
   "why": "Only Take Back has an end of its own. The group's record wants to know; for a character's own success the four conditions of Improving Rep count, and nothing else."
  },
  {
   "id": "BDZ-D-c112",
   "question": "What do the random events leave open?",
   "decision": "They happen to the player's people, a random one of those to whom they can. The main weapon is the one in hand. Fire is at the building nearest to a random character, its zombies about the middle of it; the phone lies on a side by the Zombie Placement Table; shots at shadows are all dice of the weapon. In the scenarios of the book weather comes as in an encounter, while a safe place ends nothing there. A dead end is built on the table - the crossing is barred straight on and to one side, the other road twelve inches on. A zombie in the back seat rolls for surprise against one occupant, and the two fight on until one of them is done for; on the table it stands beside the vehicle. In a campaign nobody else starts a vehicle whose keys the group has along; once they are left in, anybody may. In the scenarios keys stay in. Whoever is in a building has reached the one nearest to it, and may end the encounter as a deed.",
   "why": "The table gives a line for each. Barriers hold a driver to the turn by the rules for vehicles alone."
  },
  {
   "id": "BDZ-D-c139",
   "question": "A dead end - may a driver leave the road to get round the turn, and how long does the end of it stand?",
   "decision": "The turn holds whoever follows the road. Across country, at what that costs, a driver may go round what bars it, and before it he may turn back. What bars the road is a high wall for everybody, and stays to the end.",
   "why": "Vehicles may leave the road wherever the ground bears them. A driver who could do nothing but take the turn, with the dead behind him and a wall before him, would have no choice left."
  },
  {
   "id": "BDZ-D-c144",
   "question": "What do stairs cost a zombie?",
   "decision": "Half of its move, 3 of its 6 inches, as they cost humans half of theirs. It waits at their foot if it has less left.",
   "why": "Movement between levels costs half the move distance, whoever moves; the zombies' own chapter names no other cost, and says that they find it hard to get about in buildings."
  },
  {
   "id": "BDZ-D-c145",
   "question": "Does whoever is inside a building count as in cover for Fast Move?",
   "decision": "No. In every other test, and for fire, it does.",
   "why": "In the example of the stairs somebody inside passes 1d6 and has 12 inches; in cover he would have had 8."
  },
  {
   "id": "BDZ-D-c146",
   "question": "Both Recovery After The Encounter and \"Harry, are you okay?\" come after the game. Which comes first?",
   "decision": "Recovery. Whoever dies of his wounds or never returns takes no test for infection, and the others take it at the Rep that Recovery has left them.",
   "why": "The test adds the Rep of somebody who is alive then, and those who were put out of the fight are neither until Recovery is settled."
  },
  {
   "id": "BDZ-D-c147",
   "question": "Who has met zombies before the game begins, and does not take Zed Or No Zed?",
   "decision": "The Star of a free fight or of a campaign has. Whoever joins from a list has not, nor has anybody met on the way. On Day One nobody has; for the people of the book's scenarios it is as their text has it.",
   "why": "The test is for the very first time. The Star has lived through the outbreak before the game begins; nothing is known of those who are rolled."
  },
  {
   "id": "BDZ-D-c149",
   "question": "May a beaten enemy whom the band has seen to join it if the band is then driven off, or his own friends are?",
   "decision": "Yes, if he lives through Recovery and anybody who went is left to ask him, and is no prisoner.",
   "why": "The words set no other condition than that the player recovers him, and the throw is at the end of the encounter."
  },
  {
   "id": "BDZ-D-c151",
   "question": "How does cargo get into a vehicle in the middle of an encounter, and out of it?",
   "decision": "Whoever is beside a vehicle at rest, or sits in it, puts in what he has packed, as far as there is room, or packs what lies in it; either takes his whole activation. Nobody of another side may be in it. It comes away with the vehicle, and is lost with it; until the group is home, only what somebody has on him can be used.",
   "why": "The book gives vehicles a load and says nothing of the time that loading takes. Pouring fuel in takes an activation too."
  },
  {
   "id": "BDZ-D-c150",
   "question": "Does a zombie move towards somebody who lies in its sight more than 12 inches off?",
   "decision": "Yes, while he lives and has not been eaten, if it sees nobody on his feet. It does not charge him.",
   "why": "It moves towards a human in its sight, whoever that is; those within 12 inches it feasts on. Of several it goes for those who move."
  },
  {
   "id": "BDZ-D-c113",
   "question": "How are a settlement's people put on the table?",
   "decision": "Those inside stand before those who came in, as those do with whom it comes to a fight (BDZ-enc-mg-match). Once all are fully aware they take In Sight. Those who turn out stand before the doors of their building, and act from the next activation on. The captive lies four inches from the first who came in, and is freed by contact with anybody of the group who carries on.",
   "why": "No places are given. After the first shot every building is empty or has been entered, so that fully aware matters only after a car alarm, and in a building that somebody is just going into as the shot falls."
  },
  {
   "id": "BDZ-D-c114",
   "question": "How does a group come onto the table in its vehicles?",
   "decision": "Before those on foot. For each vehicle that can be driven its player says who rides, the first at the wheel; by which road's end it comes, in its right-hand lane with its rear at the edge; and how fast, up to its Speed. Where no road leads off the table it comes on in the middle of any edge.",
   "why": "A vehicle may come onto the table at any speed, and is taken to be moving."
  },
  {
   "id": "BDZ-D-carried",
   "question": "May a band come from a campaign of another book of the family, and what of it does?",
   "decision": "Yes, from a file, where the campaign begins: names, Rep, weapons, armor, and those attributes and goods that this book has as well. Citizens are civilians, police are on the Military card and first responders, militia are survivors, whoever treats wounds is a nurse. What they bring takes the place of the goods of a new band. The flash bangs that a soldier was issued with stay his. What has no counterpart stays behind and is named.",
   "why": "The book has no word on it; players of both have asked their bands to live on. Nothing is converted that both do not have."
  }
 ],
 "sealed": [
  {
   "id": "BDZ-day-loc-spouse",
   "of": "rules",
   "at": 701,
   "text": "{\"vq\":\"OQM-qnl-ybp-fcbhfr\",\"frnyrq\":gehr,\"gvgyr\":\"Fcbhfr'f jbexcynpr\",\"xvaq\":\"fpranevb\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"FCBHFR'F JBEXCYNPR\",\"ehyr\":\"Bowrpgvir: gur fcbhfr be cnegare. Ivfvgrq svefg: sbhaq ba 6-9 bs 6q1, bgurejvfr tbar. Frpbaq be yngre: sbhaq ba 6-7, bgurejvfr tbar.\",\"gnoyrf\":[\"OQM-G-qnl-erfhygf\"],\"abgr\":\"Jung gur fcbhfr vf va cynl: OQM-Q-p27.\"}"
  },
  {
   "id": "BDZ-day-loc-spouse-gone",
   "of": "rules",
   "at": 702,
   "text": "{\"vq\":\"OQM-qnl-ybp-fcbhfr-tbar\",\"frnyrq\":gehr,\"gvgyr\":\"Fcbhfr tbar\",\"xvaq\":\"cebprqher\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"FCBHFR'F JBEXCYNPR\",\"ehyr\":\"Ebyy 6q1: 6-8 fur unf tbar ubzr, 9-1 gb gur fpubby sbe gur puvyqera vs gurer ner nal. Gur ybpngvba vf bire.\",\"abgr\":\"Jvgubhg puvyqera n 9-1 zrnaf ubzr nf jryy (vasreerq).\"}"
  },
  {
   "id": "BDZ-day-loc-work",
   "of": "rules",
   "at": 703,
   "text": "{\"vq\":\"OQM-qnl-ybp-jbex\",\"frnyrq\":gehr,\"gvgyr\":\"Lbhe jbexcynpr\",\"xvaq\":\"fpranevb\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"LBHE JBEXCYNPR\",\"ehyr\":\"Bowrpgvir: jungrire gur cynlre pnzr sbe. Svefg: sbhaq. Frpbaq: sbhaq ba 6-9. Guveq: sbhaq ba 6-7. Sbhegu be yngre, naq bgurejvfr: ybbgrq, naq gur ybpngvba vf bire.\",\"gnoyrf\":[\"OQM-G-qnl-erfhygf\"]}"
  },
  {
   "id": "BDZ-day-loc-school",
   "of": "rules",
   "at": 704,
   "text": "{\"vq\":\"OQM-qnl-ybp-fpubby\",\"frnyrq\":gehr,\"gvgyr\":\"Puvyqera'f fpubby\",\"xvaq\":\"fpranevb\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"PUVYQERA'F FPUBBY\",\"ehyr\":\"Bowrpgvir: gur puvyqera; nyy jub tb gb gur fnzr fpubby ner gbtrgure. Svefg: sbhaq ba 6-0. Frpbaq: 6-8. Guveq: 6. Sbhegu be yngre: tbar.\",\"gnoyrf\":[\"OQM-G-qnl-erfhygf\"],\"abgr\":\"Jung gur puvyqera ner va cynl: OQM-Q-p27.\"}"
  },
  {
   "id": "BDZ-day-loc-school-gone",
   "of": "rules",
   "at": 705,
   "text": "{\"vq\":\"OQM-qnl-ybp-fpubby-tbar\",\"frnyrq\":gehr,\"gvgyr\":\"Puvyqera tbar\",\"xvaq\":\"cebprqher\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"PUVYQERA'F FPUBBY\",\"ehyr\":\"Ebyy 6q1: 6-8 fbzrobql cvpxrq gurz hc, 9 gurl jrer rinphngrq, 0-1 gurl ner gubhtug gb unir yrsg. Gur ybpngvba vf bire.\",\"abgr\":\"Jurer gurl pna or sbhaq nsgrejneqf: OQM-Q-p07.\"}"
  },
  {
   "id": "BDZ-day-loc-military",
   "of": "rules",
   "at": 706,
   "text": "{\"vq\":\"OQM-qnl-ybp-zvyvgnel\",\"frnyrq\":gehr,\"gvgyr\":\"Zvyvgnel onfr\",\"xvaq\":\"fpranevb\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"ZVYVGNEL ONFR\",\"ehyr\":\"Ng nal ivfvg fbzrobql ergheavat gb qhgl vf yrg va naq wbvaf gur havg. Nalobql ryfr vf frag njnl ol gjb fbyqvref ng gur tngr. Gur ybpngvba vf bire rvgure jnl.\",\"gnoyrf\":[\"OQM-G-qnl-erfhygf\"]}"
  },
  {
   "id": "BDZ-day-loc-police",
   "of": "rules",
   "at": 707,
   "text": "{\"vq\":\"OQM-qnl-ybp-cbyvpr\",\"frnyrq\":gehr,\"gvgyr\":\"Cbyvpr fgngvba\",\"xvaq\":\"fpranevb\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"CBYVPR FGNGVBA\",\"ehyr\":\"Ng nal ivfvg fbzrobql ergheavat gb qhgl vf yrg va naq tvira na nffvtazrag. Nalobql ryfr vf fgbccrq ol gjb bssvpref ng gur qbbe, jub npg yvxr gur bssvpre ba na 66. Gur ybpngvba vf bire.\",\"gnoyrf\":[\"OQM-G-qnl-erfhygf\"],\"frr\":[\"OQM-qnl-cbyvpr\",\"OQM-qnl-cbyvpr-neerfg\"]}"
  },
  {
   "id": "BDZ-day-loc-home",
   "of": "rules",
   "at": 708,
   "text": "{\"vq\":\"OQM-qnl-ybp-ubzr\",\"frnyrq\":gehr,\"gvgyr\":\"Ubzr\",\"xvaq\":\"fpranevb\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"UBZR\",\"ehyr\":\"Ivfvgrq svefg, frpbaq be guveq: rzcgl, rkprcg sbe snzvyl zrzoref jub jrer ng ubzr sebz gur fgneg. Sbhegu be yngre: nyy gur snzvyl unir pbzr ubzr fnsryl, naq gur ybpngvba vf bire.\",\"gnoyrf\":[\"OQM-G-qnl-erfhygf\"],\"abgr\":\"Guvf tbrf ntnvafg n fcbhfr jub vf fnvq gb unir tbar ubzr rneyvre: OQM-Q-p08. Pbzvat onpx yngre: OQM-Q-p655. Jub bs gur snzvyl vf gurer, be unf orra oebhtug, znl fgnl; gur cynlre fnlf jub tbrf ba jvgu uvz.\"}"
  },
  {
   "id": "BDZ-day-loc-box",
   "of": "rules",
   "at": 709,
   "text": "{\"vq\":\"OQM-qnl-ybp-obk\",\"frnyrq\":gehr,\"gvgyr\":\"Ergnvy obk fgber\",\"xvaq\":\"fpranevb\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"ERGNVY \\\"OBK\\\" FGBER\",\"ehyr\":\"Svefg: sbhaq. Frpbaq: sbhaq ba 6-0. Guveq: 6-8. Sbhegu: 6. Svsgu be yngre, naq bgurejvfr: ybbgrq be qrfgeblrq, naq gur ybpngvba vf bire. Vs sbhaq, frnepu ol gur ybbg ehyrf.\",\"gnoyrf\":[\"OQM-G-qnl-erfhygf\",\"OQM-G-ohvyqvat-ybbg\"],\"frr\":[\"OQM-rap-ybbg-frnepu\"],\"abgr\":\"Jung vf sbhaq orfvqrf gur frnepu: OQM-Q-p41.\"}"
  },
  {
   "id": "BDZ-day-loc-super",
   "of": "rules",
   "at": 710,
   "text": "{\"vq\":\"OQM-qnl-ybp-fhcre\",\"frnyrq\":gehr,\"gvgyr\":\"Fhcreznexrg\",\"xvaq\":\"fpranevb\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"FHCREZNEXRG\",\"ehyr\":\"Svefg: sbhaq. Frpbaq: sbhaq ba 6-9. Guveq: 6-8. Sbhegu: 6. Svsgu be yngre, naq bgurejvfr: ybbgrq be qrfgeblrq, naq gur ybpngvba vf bire. Vs sbhaq, frnepu ol gur ybbg ehyrf.\",\"gnoyrf\":[\"OQM-G-qnl-erfhygf\",\"OQM-G-ohvyqvat-ybbg\"],\"frr\":[\"OQM-rap-ybbg-frnepu\"],\"abgr\":\"Gur sbhegu ivfvg cevagf sbhaq ba 6 naq ybbgrq ba 0-1: OQM-Q-p09. Jung vf sbhaq orfvqrf gur frnepu: OQM-Q-p41.\"}"
  },
  {
   "id": "BDZ-day-loc-vehicle",
   "of": "rules",
   "at": 711,
   "text": "{\"vq\":\"OQM-qnl-ybp-iruvpyr\",\"frnyrq\":gehr,\"gvgyr\":\"Ergevrivat lbhe iruvpyr\",\"xvaq\":\"fpranevb\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"ERGEVRIR LBHE IRUVPYR\",\"ehyr\":\"Svefg, frpbaq be guveq: gur iruvpyr vf gurer. Sbhegu: guvrirf unir orra ng vg naq bayl ubg-jvevat fgnegf vg. Svsgu be yngre: tbar, naq gur ybpngvba vf bire.\",\"gnoyrf\":[\"OQM-G-qnl-erfhygf\"],\"frr\":[\"OQM-iru-ubgjver\"],\"abgr\":\"Gur frrq fraqf gur ernqre gb gur cntr bs gur ybbg puncgre; ubg-jvevat vf va gur iruvpyr puncgre.\"}"
  },
  {
   "id": "BDZ-day-loc-bank",
   "of": "rules",
   "at": 712,
   "text": "{\"vq\":\"OQM-qnl-ybp-onax\",\"frnyrq\":gehr,\"gvgyr\":\"Onax be NGZ\",\"xvaq\":\"fpranevb\",\"cebiranapr\":\"fgngrq\",\"jurer\":\"ONAX BE NGZ\",\"ehyr\":\"Ivfvgrq svefg vg lvryqf guerr havgf bs yhkhel vgrzf. Frpbaq be yngre vg vf pybfrq be rzcgl, naq gur ybpngvba vf bire.\",\"gnoyrf\":[\"OQM-G-qnl-erfhygf\"]}"
  },
  {
   "id": "BDZ-T-day-results",
   "of": "tables",
   "at": 103,
   "text": "{\"vq\":\"OQM-G-qnl-erfhygf\",\"frnyrq\":gehr,\"gvgyr\":\"Erfhygf ng rnpu ybpngvba, ol beqre bs ivfvg\",\"ebyy\":\"6q1 jurer fpberf ner tvira\",\"cebiranapr\":\"fgngrq\",\"ebjf\":[{\"ybpngvba\":\"Fcbhfr'f jbexcynpr\",\"svefg\":{\"sbhaq\":\"6-9\",\"tbar\":\"0-1\"},\"frpbaq\":{\"sbhaq\":\"6-7\",\"tbar\":\"8-1\"},\"yngre\":\"nf frpbaq\",\"tbar_gb\":{\"6-8\":\"ubzr\",\"9-1\":\"fpubby vs gurer ner puvyqera\"}},{\"ybpngvba\":\"Lbhe jbexcynpr\",\"svefg\":{\"sbhaq\":\"6-1\"},\"frpbaq\":{\"sbhaq\":\"6-9\",\"ybbgrq\":\"0-1\"},\"guveq\":{\"sbhaq\":\"6-7\",\"ybbgrq\":\"8-1\"},\"yngre\":{\"ybbgrq\":\"6-1\"}},{\"ybpngvba\":\"Puvyqera'f fpubby\",\"svefg\":{\"sbhaq\":\"6-0\",\"tbar\":1},\"frpbaq\":{\"sbhaq\":\"6-8\",\"tbar\":\"9-1\"},\"guveq\":{\"sbhaq\":6,\"tbar\":\"7-1\"},\"yngre\":{\"tbar\":\"6-1\"},\"tbar_gb\":{\"9\":\"rinphngrq\",\"6-8\":\"cvpxrq hc\",\"0-1\":\"gubhtug gb unir yrsg\"}},{\"ybpngvba\":\"Zvyvgnel onfr\",\"nal\":{\"ergheavat_gb_qhgl\":\"nqzvggrq naq erwbvaf\",\"bguref\":\"ershfrq ol gjb fbyqvref\"},\"bire\":gehr},{\"ybpngvba\":\"Cbyvpr fgngvba\",\"nal\":{\"ergheavat_gb_qhgl\":\"nqzvggrq naq nffvtarq\",\"bguref\":\"ershfrq ol gjb bssvpref\"},\"bire\":gehr},{\"ybpngvba\":\"Ubzr\",\"svefg\":{\"snzvyl\":\"bayl gubfr ubzr sebz gur fgneg\"},\"frpbaq\":\"nf svefg\",\"guveq\":\"nf svefg\",\"yngre\":{\"snzvyl\":\"nyy ubzr fnsryl\",\"bire\":gehr}},{\"ybpngvba\":\"Ergnvy obk fgber\",\"svefg\":{\"sbhaq\":\"6-1\"},\"frpbaq\":{\"sbhaq\":\"6-0\",\"ybbgrq\":1},\"guveq\":{\"sbhaq\":\"6-8\",\"ybbgrq\":\"9-1\"},\"sbhegu\":{\"sbhaq\":6,\"ybbgrq\":\"7-1\"},\"yngre\":{\"ybbgrq\":\"6-1\"},\"vs_sbhaq\":\"frnepu ol gur ybbg ehyrf\"},{\"ybpngvba\":\"Fhcreznexrg\",\"svefg\":{\"sbhaq\":\"6-1\"},\"frpbaq\":{\"sbhaq\":\"6-9\",\"ybbgrq\":\"0-1\"},\"guveq\":{\"sbhaq\":\"6-8\",\"ybbgrq\":\"9-1\"},\"sbhegu\":{\"sbhaq\":6,\"ybbgrq\":\"7-1\"},\"yngre\":{\"ybbgrq\":\"6-1\"},\"vs_sbhaq\":\"frnepu ol gur ybbg ehyrf\"},{\"ybpngvba\":\"Ergevrir lbhe iruvpyr\",\"svefg\":\"sbhaq\",\"frpbaq\":\"sbhaq\",\"guveq\":\"sbhaq\",\"sbhegu\":\"ybbgrq; zhfg or ubg-jverq\",\"yngre\":\"tbar\"},{\"ybpngvba\":\"Onax be NGZ\",\"svefg\":\"guerr yhkhel vgrzf\",\"yngre\":\"pybfrq be rzcgl\"}],\"abgr\":\"Ybbgrq be tbar raqf gur ybpngvba. Gur fhcreznexrg'f sbhegu ebj vf ercnverq: OQM-Q-p09.\"}"
  },
  {
   "id": "BDZ-D-c52",
   "of": "decisions",
   "at": 188,
   "text": "{\"vq\":\"OQM-Q-p07\",\"frnyrq\":gehr,\"dhrfgvba\":\"Jurer ner puvyqera jub jrer tbar sebz gur fpubby?\",\"qrpvfvba\":\"Ng ubzr sebz gur cynlre'f sbhegu ybpngvba ba, nyy bs gurz. Hagvy gura abobql pna svaq gurz. Gnoyr bcgvba rinphngrq_puvyqera, qrsnhyg ubzr; gur bgure vf njnl (rinphngrq puvyqera ner abg sbhaq va Qnl Bar).\",\"jul\":\"Ubzr fnlf ng gur sbhegu ivfvg gung nyy gur snzvyl ner fnsr gurer, jvgubhg na rkprcgvba sbe gubfr jub jrer rinphngrq.\"}"
  },
  {
   "id": "BDZ-D-c53",
   "of": "decisions",
   "at": 189,
   "text": "{\"vq\":\"OQM-Q-p08\",\"frnyrq\":gehr,\"dhrfgvba\":\"N fcbhfr znl or fnvq gb unir tbar ubzr, ohg ubzr vf rzcgl orsber gur sbhegu ivfvg.\",\"qrpvfvba\":\"Obgu fgnaq - fbzrobql ba gur jnl ubzr vf gurer bayl vs ubzr vf ivfvgrq sbhegu be yngre.\",\"jul\":\"Fgerrgf ner fybj sbe gur fcbhfr nf jryy, naq abguvat va gur ubzr ragel znxrf na rkprcgvba.\"}"
  },
  {
   "id": "BDZ-D-c54",
   "of": "decisions",
   "at": 190,
   "text": "{\"vq\":\"OQM-Q-p09\",\"frnyrq\":gehr,\"dhrfgvba\":\"Fhcreznexrg nf sbhegu ybpngvba vf sbhaq ba 6 naq ybbgrq ba 0-1, yrnivat 7-9.\",\"qrpvfvba\":\"Sbhaq ba 6, ybbgrq ba 7-1.\",\"jul\":\"Gur obk fgber unf rknpgyl guvf ebj, naq gur ahzoref 0-1 ner gubfr bs vgf bja frpbaq ebj.\"}"
  },
  {
   "id": "BDZ-D-c99",
   "of": "decisions",
   "at": 220,
   "text": "{\"vq\":\"OQM-Q-p44\",\"frnyrq\":gehr,\"dhrfgvba\":\"Ubj ner gur ybpngvbaf xrcg frperg va n cebtenz gung fubjf ehyrf, ybtf naq bqqf?\",\"qrpvfvba\":\"Gur grkgf naq fpberf bs nyy ybpngvbaf ner pybfrq va rirel ivrj (ehyrf cntrf, frnepu, gnoyrf, bqqf, ybtf, fnirq tnzrf nf fubja) hagvy gung ybpngvba vf bire sbe gur cynlre; gur ebyyf ner znqr bayl jura gur 1 vapu fdhner vf ernpurq, arire rneyvre, naq n qrynl fubjf nf yngr, abg nf n pbyhza. Nsgre n cynlre'f svefg svavfurq Qnl Bar rirelguvat vf bcra. Jvgu frireny cynlref rnpu frrf bayl jung uvf bja punenpgre xabjf. Gnoyr bcgvba qnl_frpergf, qrsnhyg frnyrq; gur bgure vf bcra.\",\"jul\":\"Jubrire xabjf gur gnoyrf tbrf ubzr nf gur sbhegu cynpr naq unf gur jubyr snzvyl fnsr jvgubhg ybbxvat sbe nalobql; gur frperg vf gur tnzr.\"}"
  },
  {
   "id": "BDZ-D-c100",
   "of": "decisions",
   "at": 221,
   "text": "{\"vq\":\"OQM-Q-p655\",\"frnyrq\":gehr,\"dhrfgvba\":\"Znl n ybpngvba or ivfvgrq ntnva, jung qbrf n ivfvg ahzore pbhag, naq jurer vf n fcbhfr jub jrag gb gur fpubby?\",\"qrpvfvba\":\"Ntnva hayrff vg vf bire, juvpu vg vf nf jryy sbe jubrire jnf hapbafpvbhf be frag njnl gurer; ubzr orsber gur sbhegu vf arire bire. Gur ahzore vf gur pbhag bs ybpngvbaf frg bhg sbe, ercrngf naq snvyherf vapyhqrq. N fcbhfr tbar gb gur fpubby vf sbhaq gurer gbtrgure jvgu gur puvyqera ng gur arkg ivfvg vs gurfr ner sbhaq; vs gurl ner tbar, be gur fpubby jnf ivfvgrq nyernql, obgu ner ba gurve jnl ubzr. Jubrire vf hapbafpvbhf be frag njnl unf hfrq gur ivfvg.\",\"jul\":\"Ubzr vf rzcgl ng svefg naq shyy yngre, juvpu bayl znggref vs bar znl pbzr onpx. Gur erfg znxrf rnpu uvag gehr.\"}"
  }
 ]
} as unknown as Register;
