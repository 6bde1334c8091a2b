/** All drawing helpers in one module. */
export { Canvas } from './canvas.ts'
export { beams, coin, GILT, glint, glints, glow, gold, goldSide, specks } from './light.ts'
export { cycle, type Random } from './random.ts'
export {
  at,
  circle,
  each,
  group,
  line,
  mirror,
  n,
  oval,
  type Point,
  path,
  polar,
  rect,
  ring,
  star,
  times,
} from './shapes.ts'
