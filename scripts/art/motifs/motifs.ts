import type { MotifName } from '#lib/art-names.ts'
import { accordion, armadillo, pickaxe, whirlwind } from './backlands.ts'
import { jaguar, luckycat } from './beasts.ts'
import { macaw, rooster } from './birds.ts'
import { compass, domino, knight, mahjong } from './boards.ts'
import { cards, chips } from './cards.ts'
import { bull, lion, tiger } from './cats.ts'
import { goldfish, octopus, shark } from './deep.ts'
import { pharaoh, pyramid } from './egypt.ts'
import { balloon, chili, drum, guitar, icecream, pineapple } from './feast.ts'
import { dragon, seven } from './fire.ts'
import { cacao, coffee, hummingbird, kite } from './harvest.ts'
import { pirate, samurai, sunmask, viking } from './heroes.ts'
import { boitata, lighthouse, strawhat, train } from './journeys.ts'
import { bell, clover, horseshoe, lantern, lotus, slotmachine } from './luck.ts'
import { crystalball, grimoire, potion, sword } from './magic.ts'
import { capybara, monkey, panda, wolf } from './mammals.ts'
import type { Motif } from './motif.ts'
import { fruits, mask, moneywheel } from './party.ts'
import { controller, football, rocket, trophy } from './pitch.ts'
import { carranca, dourado, jangada, mermaid } from './river.ts'
import { cobra, unicorn } from './scales.ts'
import { anchor, boto, crab, pufferfish, turtle } from './shore.ts'
import { basketball, gloves, helmet, racecar, target, tennis } from './sports.ts'
import { alien, astronaut, ghost, pumpkin, robot } from './strangers.ts'
import { balls, dice, roulette } from './table.ts'
import { bingo, ticket } from './tickets.ts'
import { chest, crown, gems } from './treasure.ts'
import { butterfly, owl, phoenix, toucan } from './wings.ts'

/** All figures for tiles, banners and symbols. */
export const motifs: Readonly<Record<MotifName, Motif>> = {
  macaw,
  jaguar,
  chest,
  goldfish,
  shark,
  octopus,
  dragon,
  gems,
  fruits,
  seven,
  crown,
  dice,
  cards,
  chips,
  roulette,
  moneywheel,
  football,
  trophy,
  controller,
  rooster,
  balls,
  luckycat,
  mask,
  pharaoh,
  pyramid,
  rocket,
  toucan,
  capybara,
  wolf,
  lion,
  tiger,
  panda,
  monkey,
  owl,
  bull,
  unicorn,
  phoenix,
  cobra,
  butterfly,
  boto,
  turtle,
  pufferfish,
  crab,
  anchor,
  pirate,
  samurai,
  viking,
  astronaut,
  alien,
  robot,
  ghost,
  pumpkin,
  sunmask,
  clover,
  horseshoe,
  bell,
  slotmachine,
  lantern,
  lotus,
  crystalball,
  potion,
  grimoire,
  guitar,
  drum,
  chili,
  icecream,
  balloon,
  pineapple,
  racecar,
  helmet,
  gloves,
  basketball,
  tennis,
  target,
  sword,
  knight,
  domino,
  mahjong,
  bingo,
  ticket,
  compass,
  dourado,
  jangada,
  whirlwind,
  boitata,
  accordion,
  coffee,
  kite,
  armadillo,
  strawhat,
  pickaxe,
  lighthouse,
  train,
  cacao,
  hummingbird,
  carranca,
  mermaid,
}
