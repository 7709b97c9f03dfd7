/** Number of rows of a card's grid: picture, title, text, facts, action. */
export const rowsOfCard = 5;
