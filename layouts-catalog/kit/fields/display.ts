import type { FieldDefinition } from './field-definition.ts'

const toggle = (label: string, helpText?: string) =>
  ({
    type: 'boolean',
    label,
    section: 'Display',
    category: 'display',
    defaultValue: true,
    ...(helpText ? { helpText } : {}),
  }) satisfies FieldDefinition

export const displayFields = {
  enableStickyHeader: toggle('Sticky Header', 'The header stays visible while the page scrolls.'),
  enableQuickAdd: toggle('Quick Add', 'A button on each card that adds the product to the cart.'),
  enableSmoothAnimations: toggle('Smooth Animations', 'Never shown to visitors who asked for reduced motion.'),
  enableParallaxEffect: toggle('Parallax Effect'),
  enableHoverEffects: toggle('Hover Effects', 'Cards react to the pointer.'),
  stickyMobileFooter: toggle('Sticky Mobile Footer'),
  lazyLoadImages: toggle('Lazy Load Images'),
  showInstagramFeed: toggle('Instagram Feed'),
  showCountdownTimer: toggle('Countdown Timer'),
  showTrustBadges: toggle('Trust Badges'),
  showTestimonials: toggle('Testimonials'),
  showProductGallery: toggle('Product Gallery'),
  showCertifications: toggle('Certifications'),

  showStockNumber: {
    ...toggle('Number in Stock', 'How many are left, on a product’s page. “Only N left” is shown in any case.'),
    section: 'Stock',
  },
  showSoldNumber: {
    ...toggle('Number Sold', 'How many were delivered and kept, on a product’s page: “Sold 12 times”.'),
    section: 'Stock',
    defaultValue: false,
  },

  primaryFont: {
    type: 'select',
    label: 'Heading Font',
    section: 'Fonts',
    category: 'design',
    defaultValue: 'playfair',
    options: [
      { value: 'playfair', label: 'Playfair Display' },
      { value: 'montserrat', label: 'Montserrat' },
      { value: 'crimson', label: 'Crimson Pro' },
      { value: 'lora', label: 'Lora' },
    ],
  },
  bodyFont: {
    type: 'select',
    label: 'Body Font',
    section: 'Fonts',
    category: 'design',
    defaultValue: 'montserrat',
    options: [
      { value: 'montserrat', label: 'Montserrat' },
      { value: 'inter', label: 'Inter' },
      { value: 'source-sans', label: 'Source Sans' },
      { value: 'open-sans', label: 'Open Sans' },
    ],
  },
  drinkStyle: {
    type: 'select',
    label: 'Drink Style',
    section: 'Menu',
    category: 'design',
    defaultValue: 'premium',
    options: [
      { value: 'classic', label: 'Classic' },
      { value: 'premium', label: 'Premium' },
      { value: 'fruit', label: 'Fruit' },
      { value: 'milk', label: 'Milk' },
      { value: 'smoothies', label: 'Smoothies' },
      { value: 'specialty', label: 'Specialty' },
      { value: 'healthy', label: 'Healthy' },
      { value: 'seasonal', label: 'Seasonal' },
    ],
  },
  animationSpeed: {
    type: 'select',
    label: 'Animation Speed',
    section: 'Display',
    category: 'design',
    defaultValue: 'normal',
    options: [
      { value: 'slow', label: 'Slow' },
      { value: 'normal', label: 'Normal' },
      { value: 'fast', label: 'Fast' },
    ],
  },
} as const satisfies Record<string, FieldDefinition>
