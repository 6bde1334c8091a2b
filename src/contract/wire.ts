/** An answer as it comes, before the contract reads it: amounts are digits. */
export type Wire<Value> = Value extends bigint
  ? string
  : Value extends readonly (infer Entry)[]
    ? readonly Wire<Entry>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Wire<Value[Key]> }
      : Value
