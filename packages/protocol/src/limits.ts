/** How long things said over the wire may be. The server refuses more; forms can say so beforehand. */
export const limits = {
  name: 32,
  /** Characters of an account's name, and of a password. */
  account: 30,
  passwordLeast: 8,
  password: 128,
  mail: 200,
  tableName: 60,
  chat: 500,
  /** Characters of each word of a claim. */
  claim: 40,
  webhook: 500,
  endpoint: 1000,
  /** Options picked in one answer. */
  picks: 64,
  /** What one person keeps to bring to the games of one kind. */
  setups: 200,
  /** Characters by which a client finds what a message is about. */
  ref: 40,
  /** Answers given as one. */
  answers: 24,
  /** Characters of an option's id. */
  pick: 120,
  /** Bytes of a request body or a socket message. */
  bytes: 16 * 1024,
} as const;
