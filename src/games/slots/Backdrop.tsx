import css from './backdrop.module.css'
import type { ThemeId } from './types.ts'

/** Two silhouettes of each theme's place, far and near, in a box of 400 by 160 that grows upward from the ground. */
const places: Readonly<Record<ThemeId, readonly [far: string, near: string]>> = {
  'arara-dourada': [
    'M0 160V92q40-44 92-20 40-52 96-22 44-34 92 6 60-26 120 24v80z',
    'M0 160v-40q20-8 34 8 0-52 26-82-4 42-6 82 14-44 46-60-22 36-32 74 60-34 132-12 50-22 96 4-6-40-36-70 36 14 48 56 2-46 20-74 14 44 6 92 30-22 66-18v40z',
  ],
  'furia-da-onca': [
    'M0 160V60q16-30 44-26 14-30 50-20 30-20 58 8 40-26 78-2 40-24 74 4 34-18 56 8 24 2 40 30v98z',
    'M0 160V20q14 40 18 90 30-20 58-2 30-22 62 2 34-16 66 2 30-20 66-2 26-20 58-2 30-18 52 4 2-52 20-94v142z',
  ],
  'chuva-de-gemas': [
    'M0 160l22-70 26 52 30-96 34 92 32-60 30 66 34-112 36 110 30-64 34 62 28-84 32 82 32-56v78z',
    'M0 160l14-48 24 40 20-66 26 68 46-30 40 26 30-20 60 14 34-30 26 30 22-72 24 60 34-42v70z',
  ],
  'bau-do-capitao': [
    'M0 160v-34h96l6-10V66l-30 10 30-34V22h4v24l40 26-40-4v48h34l10-52 4 1-4 51h34l18-10h30v-8h40l-6 28h128v34z',
    'M0 160v-24q25-16 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v24z',
  ],
  'mascara-do-farao': [
    'M0 160v-30h60L130 40l68 90h14l52-66 52 66h20l30-38 34 38v30z',
    'M0 160v-22q90-34 190-6 100-28 210-2v30z',
  ],
  'frutas-mil': [
    'M0 160v-62q50-46 110-18 50-50 124-12 60-40 166 14v78z',
    'M0 160v-30q20-30 40-10 4-26 28-26t28 30q40-20 90 0 30-24 60-2 8-28 34-28t30 30q20-16 44 0 20-16 46-4v40z',
  ],
  'dragao-de-jade': [
    'M0 160v-50l54-66 40 46 36-60 60 76 44-54 52 60 46-70 68 74v44z',
    'M0 160v-18h70v-30H58q14-6 20-20H64q20-8 26-26 6 18 26 26h-14q6 14 20 20h-12v30h180v-30h-12q14-6 20-20h-14q20-8 26-26 6 18 26 26h-14q6 14 20 20h-12v30h56v18z',
  ],
  'noite-de-folia': [
    'M0 160v-58h22V78h26v20h18V56h30v44h22V70l20-12 20 12v32h24V44h34v58h22V74h28v28h20V60l16-20 16 20v42h26V84h28v20h28v56z',
    'M0 160v-22q100-26 200-8 100-20 200 4v26zM0 6q50 40 100 12 50 30 100 0 50 30 100 0 50 28 100-12v3q-50 38-100 14-50 28-100 0-50 28-100 0-50 26-100-14z',
  ],
}

/** The place a theme plays in. Decoration only. */
export function Backdrop({ theme }: { readonly theme: ThemeId }) {
  const [far, near] = places[theme]
  return (
    <div className={css.backdrop} aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 400 160" preserveAspectRatio="xMidYMax slice">
        <path d={far} data-layer="far" />
        <path d={near} data-layer="near" />
      </svg>
    </div>
  )
}
