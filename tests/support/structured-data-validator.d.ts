/** The validator of structured data that tests use, as far as they do. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: {
      jsonld: object
      microdata: object
      rdfa: object
      errors: unknown[]
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>
  }
}
