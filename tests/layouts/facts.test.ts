import { expect, test } from 'vitest'
import { factsOf } from '#layouts/kit/page/facts.ts'

test('takes lines of a label and a value out of a description, and leaves sentences with a colon in it', () => {
  const sentence = 'Aluminium, gasket mounted: it sounds like rain.'
  expect(factsOf(`Switches: linear, oiled\n${sentence}\nWeight: 1.2 kg.`)).toEqual({
    facts: [
      { label: 'Switches', value: 'linear, oiled' },
      { label: 'Weight', value: '1.2 kg.' },
    ],
    rest: sentence,
  })
})
