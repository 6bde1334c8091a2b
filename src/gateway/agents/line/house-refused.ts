/** The reason why an operator's command cannot be carried out, in its message. */
export class HouseRefused extends Error {
  override readonly name = 'HouseRefused'
}
