/** Tells failures apart: a failed call answers `{detail, code}`. `detail` is for people and may be reworded. */
export const errorCodes = [
  'bad_request',
  'unauthorized',
  'forbidden',
  /** Right password, but the address is not confirmed yet. */
  'email_unverified',
  /** Too many wrong passwords: the next try needs a mailed code. */
  'sign_in_code_required',
  /** An admin without two-step sign-in on a public server. */
  'totp_setup_required',
  'plan_limit',
  'not_found',
  'conflict',
  /** The save is based on an older state. */
  'changed_elsewhere',
  'too_large',
  'unsupported',
  'invalid',
  'too_many',
  /** The server's own failure. */
  'internal',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]
