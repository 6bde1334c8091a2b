/** A person's acts one after the other. Between two of them it yields the seconds that pass. */
export type Acts = AsyncGenerator<number, void, void>
