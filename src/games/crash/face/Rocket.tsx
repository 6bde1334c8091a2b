import css from './flight.module.css'

/** The rocket of the house, a macaw that flies to the right: its nose is at 118, 36 of its box. */
export function Rocket() {
  return (
    <svg className={css.rocket} viewBox="0 0 132 72" aria-hidden="true">
      <g className={css.flame}>
        <path className={css.gold} d="M35 26Q10 20 0 36q10 16 35 10z" />
        <path className={css.light} d="M35 31q-14-2-22 5 8 7 22 5z" />
      </g>
      <path className={css.blue} d="M66 22Q50 2 22 2q16 9 20 26z" />
      <path className={css.green} d="M66 22Q54 8 36 6q10 9 13 20z" />
      <path className={css.dark} d="M29 27h10v18H29q-3-9 0-18z" />
      <path className={css.red} d="M36 24q24-10 56-6 20 4 26 18-6 14-26 18-32 4-56-6-4-12 0-24z" />
      <path className={css.shine} d="M44 26q22-6 44-3" />
      <path className={css.white} d="M93 18q19 4 25 18-5 11-16 15.500-14-4.500-14-17.500 0-10 5-16z" />
      <path className={css.dark} d="M107 24q24 2 21 27-4-9-16-7 5-9-5-20z" />
      <path className={css.lines} d="M93 39h9M95 43h9M91 35h6" />
      <circle className={css.gold} cx="101" cy="30" r="5" />
      <circle className={css.dark} cx="102" cy="30" r="2.500" />
      <path className={css.gold} d="M80 40Q62 68 24 70q14-10 18-26 16-8 38-4z" />
      <path className={css.green} d="M67 48Q52 67 24 70q14-10 17-23 10-4 26 1z" />
      <path className={css.blue} d="M54 55q-12 13-30 15 12-8 16-19 6-1 14 4z" />
    </svg>
  )
}
