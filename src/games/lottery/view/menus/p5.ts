/** P5 has the plays of SSC. */
export { menu } from './ssc.ts'
