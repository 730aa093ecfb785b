import { useId } from 'react'
import * as common from '#src/ui/words.ts'
import type { Scope } from './discount-words.ts'
import * as say from './words.ts'

const Choice = ({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) => {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3 sm:min-h-9">
      <input id={id} type="checkbox" checked={checked} onChange={onChange} className="size-5 shrink-0 accent-accent" />
      <span dir="auto" className="min-w-0 break-words text-sm">
        {label}
      </span>
    </label>
  )
}

const toggled = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

interface ForFieldProps {
  products: readonly { id: string; name: string }[]
  categories: readonly string[]
  chosen: Scope
  onProducts: (ids: string[]) => void
  onCategories: (names: string[]) => void
}

/** Products and categories that a code or sale is for. None chosen: all. */
export const ForField = ({ products, categories, chosen, onProducts, onCategories }: ForFieldProps) => {
  const count = chosen.products.length + chosen.categories.length
  return (
    <details className="rounded-xl border border-line px-4 py-3" open={count > 0}>
      <summary className="cursor-pointer font-medium text-sm">
        {count === 0 ? say.forAllProducts : say.forChosen(count)}
      </summary>
      {categories.length > 1 && (
        <fieldset className="mt-3">
          <legend className="text-muted text-sm">{say.categories}</legend>
          {categories.map((name) => (
            <Choice
              key={name}
              label={name}
              checked={chosen.categories.includes(name)}
              onChange={() => onCategories(toggled(chosen.categories, name))}
            />
          ))}
        </fieldset>
      )}
      <fieldset className="mt-3">
        <legend className="text-muted text-sm">{common.products}</legend>
        {products.map(({ id, name }) => (
          <Choice
            key={id}
            label={name}
            checked={chosen.products.includes(id)}
            onChange={() => onProducts(toggled(chosen.products, id))}
          />
        ))}
      </fieldset>
    </details>
  )
}
