import { globalStyle } from '@vanilla-extract/css';

// Only the page editor reads the marks. Without this rule their text would be visible, and they
// would take up cells of a grid or row.
globalStyle('code[type="text/sitecore"]', { display: 'none' });
