import fc from 'fast-check';

// A property that fails isn't tried with simpler values.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
