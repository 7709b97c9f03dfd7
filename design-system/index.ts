/** The design system's only door: features and blocks import from `#design-system`. */
export {};
