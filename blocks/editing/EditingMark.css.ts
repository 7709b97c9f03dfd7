import { globalStyle } from '@vanilla-extract/css';

// The marks are read by the page editor and by nobody else. As text they would be seen, and as
// items of a grid or a row they would take places.
globalStyle('code[type="text/sitecore"]', { display: 'none' });
