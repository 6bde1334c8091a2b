import css from './card-slots.module.css'

/** Where the first two cards of a hand will lie. They are as wide as `--slot` says, with `--slot-below` under them. */
export const CardSlots = () => (
  <div className={css.slots} aria-hidden="true">
    <i />
    <i />
  </div>
)
