/** P3 has the plays of 3D. */
export { menu } from './3d.ts'
