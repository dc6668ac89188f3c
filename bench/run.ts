console.log('bench: there is nothing to measure yet');
