/** The Centre has the plays of the North. */
export { menu } from './vn-north.ts'
