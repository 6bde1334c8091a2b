import { initialsOf } from '#lib/initials.ts'

/** The picture of an account, or its initials; `light/missing-pictures.ts` shows the default for one that does not load. */
export function Avatar({ icon, account }: { icon: string | undefined; account: string }) {
  if (icon === undefined) return initialsOf(account)
  return <img src={icon} width="44" height="44" alt="" />
}
