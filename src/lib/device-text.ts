/** Browser and system of a device; empty if neither is known. */
export const deviceText = ({ browser, system }: { readonly browser: string; readonly system: string }): string =>
  [browser, system].filter((name) => name !== '').join(' · ')
